import type { Text } from '#rules/locale.ts'

/** Films on the page of a product. */
export const productFilmsTexts = {
  title: { zh: '影片', en: 'Films' },
  none: { zh: '還沒有影片。', en: 'No films yet.' },
  address: { zh: 'YouTube 網址', en: 'Address at YouTube' },
  addressWrong: {
    zh: '這不是 YouTube 影片的網址，請從影片的「分享」複製',
    en: 'This is no address of a film at YouTube. Copy it from “Share” there',
  },
  twice: { zh: '這部影片已經在裡面了', en: 'This film is there already' },
  add: { zh: '加入', en: 'Add' },
  upload: { zh: '拖進來或選 MP4', en: 'Drop or choose an MP4' },
  how: {
    zh: 'MP4（H.264、AAC）50 MB、120 秒以內；拍攝地點等資料會先拿掉。最多 10 部。',
    en: 'MP4 with H.264 and AAC, at most 50 MB and 120 seconds; where it was taken is removed. Ten in all.',
  },
  full: { zh: '已經 10 部，要再加請先移除一部。', en: 'There are ten. Remove one before you add another.' },
  remove: { zh: '移除', en: 'Remove' },
  saved: { zh: '影片已更新', en: 'The films are changed' },
  captionsZh: { zh: '中文字幕', en: 'Chinese captions' },
  captionsEn: { zh: '英文字幕', en: 'English captions' },
  captionsSaved: { zh: '字幕已更新', en: 'The captions are changed' },
  captionsWrong: { zh: '字幕要是 WebVTT 檔（.vtt），請換一個檔案', en: 'Captions have to be WebVTT (.vtt). Choose another file' },
  spoken: {
    zh: '有人說話的影片請加字幕，聽不到的人才看得懂。',
    en: 'Where somebody speaks, captions let those follow who cannot hear it.',
  },
} as const satisfies Record<string, Text>

export const ownFilm = (seconds: number): Text => {
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return { zh: `自家影片 ${length}`, en: `Own film, ${length}` }
}
export const youtubeNamed = (name: string): Text => ({ zh: `YouTube 影片 ${name}`, en: `YouTube ${name}` })
export const filmElsewhere = (address: string): Text => ({ zh: address, en: address })
export const removeFilm = (name: string): Text => ({ zh: `移除${name}`, en: `Remove ${name}` })
export const chooseCaptions = (what: Text, film: string): Text => ({
  zh: `${film}：選${what.zh}檔`,
  en: `${film}: choose ${what.en.toLowerCase()}`,
})
export const removeCaptions = (what: Text, film: string): Text => ({
  zh: `${film}：移除${what.zh}`,
  en: `${film}: remove ${what.en.toLowerCase()}`,
})
export const captionsThere = (what: Text): Text => ({ zh: `${what.zh}：有`, en: `${what.en}: there` })
export const captionsAbsent = (what: Text): Text => ({ zh: `${what.zh}：沒有`, en: `${what.en}: none` })
