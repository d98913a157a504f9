import type { FilmFault } from '#rules/catalog/films/film-file.ts'
import type { PictureFault } from '#rules/catalog/pictures/picture-file.ts'
import type { Text } from '#rules/locale.ts'

/** Why a file does not become a picture, and what to do instead (GDS-30). */
export const pictureFaultTexts: Readonly<Record<PictureFault, Text>> = {
  svg: { zh: 'SVG 是圖形檔，不能當商品圖。請另存成 PNG 或 WebP', en: 'SVG is a drawing and no picture here. Save it as PNG or WebP' },
  gif: { zh: 'GIF 不能當商品圖。請另存成 PNG、JPEG 或 WebP', en: 'GIF cannot be used. Save it as PNG, JPEG or WebP' },
  heic: {
    zh: 'HEIC 不能當商品圖。請在手機的相機設定選「最相容」，或另存成 JPEG',
    en: 'HEIC cannot be used. Choose “most compatible” in the camera settings of the phone, or save it as JPEG',
  },
  kind: { zh: '只收 JPEG、PNG、WebP、AVIF。請換一個檔案', en: 'Only JPEG, PNG, WebP and AVIF can be used. Choose another file' },
  bytes: { zh: '這張圖超過 20 MB，請先縮小', en: 'This picture is larger than 20 MB. Make it smaller first' },
  pixels: { zh: '這張圖超過 5,000 萬像素，請先縮小', en: 'This picture has more than 50 million pixels. Make it smaller first' },
  side: { zh: '這張圖短邊不到 600 像素，請換一張大一點的', en: 'The short side of this picture is below 600 pixels. Choose a larger one' },
  broken: { zh: '這個檔案壞了或沒傳完整，請再傳一次或重新存檔', en: 'This file is broken or not whole. Upload it again, or save it anew' },
  heavy: {
    zh: '這張圖太耗記憶體或時間，沒有處理。請縮小或另存成 JPEG',
    en: 'Drawing this picture takes too much memory or time. Make it smaller, or save it as JPEG',
  },
}

/** Why a file does not become a film, and what to do instead (D-206). */
const filmFaultTexts: Readonly<Record<FilmFault, Text>> = {
  kind: { zh: '只收 MP4。請用手機或剪輯軟體另存成 MP4（H.264）', en: 'Only MP4 can be used. Export it as MP4 with H.264' },
  bytes: { zh: '這部影片超過 50 MB，請剪短或降低畫質', en: 'This film is larger than 50 MB. Make it shorter, or its quality lower' },
  codec: {
    zh: '這部影片的編碼有些瀏覽器播不出來。請另存成 H.264 影像、AAC 聲音，手機請在相機設定選「最相容」',
    en: 'Some browsers cannot play how this film is encoded. Export it with H.264 and AAC; on a phone choose “most compatible” for the camera',
  },
  seconds: { zh: '這部影片超過 120 秒，請剪短', en: 'This film is longer than 120 seconds. Cut it' },
  broken: { zh: '這個檔案壞了或沒傳完整，請再傳一次或重新存檔', en: 'This file is broken or not whole. Upload it again, or save it anew' },
  heavy: {
    zh: '這部影片太耗記憶體或時間，沒有處理。請重新輸出一次',
    en: 'Reading this film takes too much memory or time. Export it anew',
  },
}

export const pictureRefused = (details: unknown) => saidIn(pictureFaultTexts, details)
export const filmRefused = (details: unknown) => saidIn(filmFaultTexts, details)

function saidIn(texts: Readonly<Record<string, Text>>, details: unknown): Text | null {
  const why = typeof details === 'object' && details !== null && 'why' in details ? String(details.why) : ''
  return texts[why] ?? null
}
