import { useState } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import type { ScheduledPrice } from '#contract/office/api/goods/product-schedules.ts'
import { productScheduleTexts, regularPrice } from '#texts/office/goods/product-schedules.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog, useStaysOpen } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { useOffice } from '../../../../data/office.tsx'
import { problemMessage } from '../../../../data/problem-message.ts'
import { useProductChanged } from '../../../../data/products/use-product.ts'
import { useSchedules } from '../../../../data/products/use-schedules.ts'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'
import { When } from '../../../../ui/when.tsx'

const PriceDialog = lazyLayer(() => import('./price-dialog.tsx').then((file) => file.PriceDialog))

/** Prices that hold for a time (GDS-21): the one that runs, and those to come. */
export function ScheduledPrices({ product, mayPrice }: { product: OfficeProduct; mayPrice: boolean }) {
  const say = useWords()
  const { data } = useSchedules(product)
  const [wanted, setAdding] = useDialog('price')
  const isAdding = useStaysOpen(wanted, mayPrice)
  if (!data) return null
  return (
    <section className="office-panel">
      <header>
        <h2>{say(productScheduleTexts.prices)}</h2>
        {mayPrice && (
          <Button kind="ghost" size="small" onClick={() => setAdding(true)}>
            {say(productScheduleTexts.add)}
          </Button>
        )}
      </header>
      {data.prices.length === 0 ? (
        <p className="body dim">{say(productScheduleTexts.noPrices)}</p>
      ) : (
        <ul className="version-list">
          {data.prices.map((price) => (
            <li key={price.id}>
              <PriceWords price={price} />
              {mayPrice && <WithdrawButton product={product.id} price={price} />}
            </li>
          ))}
        </ul>
      )}
      {isAdding && <PriceDialog product={product} onClose={() => setAdding(false)} />}
    </section>
  )
}

function PriceWords({ price: { name, price, starts_at, ends_at, regular } }: { price: ScheduledPrice }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <span>
      <b>
        {name} <span className="figures">{formatTwd(price, language)}</span>
      </b>
      {regular && (
        <span>
          <span className="state done pill">{say(productScheduleTexts.running)}</span> {ends_at !== null && say(regularPrice(regular))}
        </span>
      )}
      <span className="dim">
        <When at={starts_at} />
        {ends_at !== null && (
          <>
            {' – '}
            <When at={ends_at} />
          </>
        )}
      </span>
    </span>
  )
}

function WithdrawButton({ product, price }: { product: number; price: ScheduledPrice }) {
  const [say, language] = [useWords(), useLanguage()]
  const { productSchedules } = useOffice()
  const changed = useProductChanged(product)
  const tellChange = useTellChange()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    try {
      const saved = await productSchedules.withdrawPrice({ id: product, price: price.id })
      const undo = () => productSchedules.restorePrice({ id: product, price: price.id }).finally(changed)
      tellChange({ message: say(savedWords(productScheduleTexts.withdrawn, saved)), undo })
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      setBusy(false)
      await changed()
    }
  }
  return (
    <Button kind="ghost" size="small" busy={busy} onClick={() => void withdraw()}>
      {say(productScheduleTexts.withdraw)}
      <span className="hidden-text"> {price.name}</span>
    </Button>
  )
}
