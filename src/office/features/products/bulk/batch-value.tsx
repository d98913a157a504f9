import { inLanguage } from '#rules/locale.ts'
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
    if (field === 'brand_id' && typeof value === 'number') return [brandName(value) ?? `#${value}`]
    if (field === 'member_limit' && typeof value === 'number') return [say(limitUnits(value))]
    if (field === 'member_limit_days' && typeof value === 'number') return [say(limitDays(value))]
    if (typeof value === 'number') return [formatTwd(value, language)]
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
