import type { Text } from '#rules/locale.ts'

/** The camera that reads codes. */
export const cameraTexts = {
  camera: { zh: '相機掃描', en: 'Scan by camera' },
  how: { zh: '對準條碼，讀到會震動一下', en: 'Point at the code. It buzzes when it is read' },
  refused: { zh: '沒有相機可用，請允許使用相機，或改用掃描器', en: 'There is no camera. Allow its use, or take a scanner' },
  lamp: { zh: '手電筒', en: 'Lamp' },
  close: { zh: '關閉相機', en: 'Close the camera' },
} as const satisfies Record<string, Text>
