import type { FileFault } from '#rules/imports/file-limits.ts'
import type { Text } from '#rules/locale.ts'

/** Why a file is not taken as a table, and what to do instead (IMP-02). */
export const fileFaultTexts: Readonly<Record<FileFault, Text>> = {
  zipBytes: { zh: '圖片 ZIP 超過 500 MB，請分成幾次匯入', en: 'The ZIP is larger than 500 MB. Import in several parts' },
  zipBroken: { zh: '這個 ZIP 讀不出來，請重新壓縮再上傳', en: 'This ZIP cannot be read. Pack it anew' },
  zipFiles: { zh: 'ZIP 裡超過 20,000 個檔案，請分成幾個', en: 'There are more than 20,000 files in the ZIP. Make several of it' },
  zipEmpty: { zh: 'ZIP 裡沒有圖片，請放 JPEG、PNG、WebP 或 AVIF', en: 'No picture is in the ZIP. Put JPEG, PNG, WebP or AVIF into it' },
  zipTwice: { zh: 'ZIP 裡有兩張圖片同名，請改成不同的檔名', en: 'Two pictures in the ZIP have one name. Give them different names' },
  bytes: { zh: '檔案超過 50 MB，請分成幾個檔案', en: 'The file is larger than 50 MB. Split it into several' },
  kind: { zh: '只收 CSV 和 XLSX，請另存新檔再試', en: 'Only CSV and XLSX can be used. Save it as one of them' },
  old: { zh: '這是舊版 Excel（.xls），請另存成 .xlsx 再上傳', en: 'This is a file of old Excel (.xls). Save it as .xlsx' },
  encoding: {
    zh: '讀不出這個檔案的文字編碼，請另存成「CSV UTF-8」再上傳',
    en: 'The letters of this file cannot be read. Save it as “CSV UTF-8”',
  },
  empty: { zh: '檔案第一列沒有欄位名稱，請補上再上傳', en: 'The first row has no headings. Add them and try again' },
  rows: { zh: '超過 100,000 列，請分成幾個檔案', en: 'There are more than 100,000 rows. Split the file' },
  columns: { zh: '超過 200 欄，請刪掉用不到的欄位', en: 'There are more than 200 columns. Remove those that you do not need' },
  cell: {
    zh: '有一格的內容超過 100,000 字，請縮短或把這一列拿掉',
    en: 'A cell holds more than 100,000 characters. Shorten it, or take the row out',
  },
  packed: {
    zh: '這個 XLSX 解開後太大，沒有讀取。請另存新檔或改用 CSV',
    en: 'This XLSX unpacks to far too much and was not read. Save it anew, or use CSV',
  },
  broken: {
    zh: '檔案讀到一半壞了，可能是引號沒有成對。請用 Excel 打開另存再上傳',
    en: 'The file cannot be read to its end; a quote may be missing. Open it in a spreadsheet and save it anew',
  },
  heavy: { zh: '讀這個檔案太耗記憶體或時間，請改用 CSV', en: 'Reading this file takes too much memory or time. Use CSV' },
  sent: { zh: '檔案沒有傳完整，請再上傳一次', en: 'The file did not arrive whole. Please upload it again' },
}

/** The same with the row at which reading ended. */
export const inRowOfFile = (why: Text, row: number): Text => ({ zh: `第 ${row} 列：${why.zh}`, en: `Row ${row}: ${why.en}` })

export function fileRefused(details: unknown): Text | null {
  const why = typeof details === 'object' && details !== null && 'why' in details ? String(details.why) : ''
  return (fileFaultTexts as Readonly<Record<string, Text>>)[why] ?? null
}
