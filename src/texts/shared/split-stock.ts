import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { formatDate } from './format.ts'

const expected = (day: string): Text => ({ zh: `預計 ${day} 出貨`, en: `expected to leave on ${day}` })

type Told = { stock_description: string; expected_on?: string | null | undefined }

/** What travels apart, and when it is expected to leave where somebody has said so (STK-22). */
export function splitStockText({ stock_description: told, expected_on: day }: Told, language: Language): string {
  if (!day) return told
  return inLanguage(
    { zh: `${told}，${expected(formatDate(day, 'zh')).zh}`, en: `${told}, ${expected(formatDate(day, 'en')).en}` },
    language,
  )
}
