import { inLanguage, type Language } from '#rules/locale.ts'
import { bulkTexts, limitDays, limitUnits } from '#texts/office/goods/bulk.ts'
import { productStateTexts } from '#texts/office/goods/products.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatTwd, joinWords } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useBrandName } from '../../../data/brands/use-brands.ts'
import { useCategories } from '../../../data/products/use-products.ts'

type Values = Readonly<Record<string, unknown>>

/** Old or new value of what a move changes, in words. */
export function BatchValue({ values }: { values: Values }) {
  const [say, language] = [useWords(), useLanguage()]
  const categories = useCategories()
  const brandName = useBrandName()
  const words = Object.entries(values).flatMap(([field, value]): string[] => {
    if (typeof value === 'boolean') return [say(value ? bulkTexts.yes : bulkTexts.no)]
    if (typeof value === 'number') return [numberText({ field, value, brandName, language })]
    if (field === 'state') return [say(productStateTexts[value as keyof typeof productStateTexts])]
    if (field === 'on_at' && typeof value === 'string') return [`${formatShortMoment(value)} ${say(bulkTexts.begins)}`]
    if (field === 'off_at' && typeof value === 'string') return [`${formatShortMoment(value)} ${say(bulkTexts.ends)}`]
    if (!Array.isArray(value)) return []
    const names = (value as { category: number }[]).map(({ category }) => categories.find(({ id }) => id === category)?.name)
    return names.length > 0
      ? [
          joinWords(
            names.map((name) => (name ? inLanguage(name, language) : say(bulkTexts.empty))),
            language,
          ),
        ]
      : []
  })
  return words.length > 0 ? <span className="figures">{words.join('・')}</span> : <span className="dim">{say(bulkTexts.empty)}</span>
}

type OfNumber = { field: string; value: number; brandName: ReturnType<typeof useBrandName>; language: Language }

/** What is neither a brand nor of a limit is an amount. */
function numberText({ field, value, brandName, language }: OfNumber): string {
  if (field === 'brand_id') return brandName(value) ?? `#${value}`
  if (field === 'member_limit') return inLanguage(limitUnits(value), language)
  if (field === 'member_limit_days') return inLanguage(limitDays(value), language)
  return formatTwd(value, language)
}
