import { costTexts, unknownCosts } from '#texts/office/goods/cost.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useStockValue } from '../../data/stock/use-stock.ts'
import { useMe } from '../../data/use-me.ts'

/** 庫存總值, for whoever may see what goods cost (STK-24). */
export function StockValue() {
  const [say, language] = [useWords(), useLanguage()]
  const { permissions } = useMe()
  const { data } = useStockValue('reports.view' in permissions || permissions['products.price'] === 'all')
  if (!data || data.value_cents === null) return null
  return (
    <p className="stock-value">
      {say(costTexts.total)} <b className="figures">{formatTwd(data.value_cents / 100, language)}</b>
      {data.unknown > 0 && <span className="dim"> {say(unknownCosts(formatNumber(data.unknown, language)))}</span>}
    </p>
  )
}
