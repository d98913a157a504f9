import type { Text } from '#rules/locale.ts'

/** Pictures of the open box of a parcel. */
export const pictureTexts = {
  title: { zh: '開箱照片', en: 'Pictures of the open box' },
  how: { zh: '封箱前拍，最多 3 張，保留 90 天。', en: 'Taken before the box is closed: 3 at most, kept for 90 days.' },
  take: { zh: '拍照', en: 'Take a picture' },
  choose: { zh: '選照片', en: 'Choose a file' },
  sending: { zh: '上傳中…', en: 'Sending…' },
  camera: { zh: '相機', en: 'Camera' },
  shoot: { zh: '拍下', en: 'Shoot' },
  aim: { zh: '對準打開的箱子', en: 'Aim at the open box' },
  refused: {
    zh: '相機打不開，請在瀏覽器允許使用相機，或改選照片。',
    en: 'The camera cannot be opened. Allow it in the browser, or choose a file.',
  },
} as const satisfies Record<string, Text>

export const pictureOf = (place: string): Text => ({ zh: `開箱照片 ${place}`, en: `Picture ${place} of the open box` })
export const takenBy = (by: string, at: string): Text => ({ zh: `${at} ${by}`, en: `${at}, ${by}` })
export const removePictureText = (place: string): Text => ({ zh: `刪除照片 ${place}`, en: `Remove picture ${place}` })
