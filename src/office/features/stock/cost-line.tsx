import type { ProductInStock } from '#contract/office/api/goods/stock.ts'
import { costTexts } from '#texts/office/goods/cost.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { useMe } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const CostDialog = lazyLayer(() => import('./cost-dialog.tsx').then((file) => file.CostDialog))

/** What a product costs and what lies there of it, for whoever may see that (STK-24, D-218). */
export function CostLine({ found }: { found: ProductInStock }) {
  const [say, language] = [useWords(), useLanguage()]
  const { permissions } = useMe()
  const [asking, setAsking] = useDialogAbout('cost')
  if (!found.cost) return null
  const { average_cents: average, value_cents: value } = found.cost
  return (
    <div className="stock-cost">
      {average === null || value === null ? (
        <span className="dim">{say(costTexts.unknown)}</span>
      ) : (
        <>
          <span>
            {say(costTexts.average)} <b className="figures">{formatTwd(average / 100, language)}</b>
          </span>
          <span>
            {say(costTexts.value)} <b className="figures">{formatTwd(value / 100, language)}</b>
          </span>
        </>
      )}
      {permissions['products.price'] === 'all' && (
        <Button kind="ghost" size="small" onClick={() => setAsking('change')}>
          {say(costTexts.change)}
        </Button>
      )}
      {asking === 'change' && <CostDialog found={found} onClose={() => setAsking(null)} />}
    </div>
  )
}
