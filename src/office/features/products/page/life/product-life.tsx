import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { productLifeTexts } from '#texts/office/goods/product-life.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog, useStaysOpen } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { useOffice } from '../../../../data/office.tsx'
import { officePaths } from '../../../../data/paths.ts'
import { problemMessage } from '../../../../data/problem-message.ts'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'
import { useMay } from '../../../../data/use-me.ts'
import { ScheduleOfSale } from '../schedules/schedule-of-sale.tsx'

const ArchiveDialog = lazyLayer(() => import('./archive-dialog.tsx').then((file) => file.ArchiveDialog))
const ThrowAwayDialog = lazyLayer(() => import('./throw-away-dialog.tsx').then((file) => file.ThrowAwayDialog))

/** Copies a product, puts it away, or throws away what was made by mistake. */
export function ProductLife({ product }: { product: OfficeProduct }) {
  const say = useWords()
  const may = useMay()
  const mayPublish = may('products.publish')
  const [wantsArchive, setArchiving] = useDialog('archive')
  const [wantsAway, setAway] = useDialog('throw-away')
  const isArchiving = useStaysOpen(wantsArchive, product.moves.includes('archived'))
  const isThrowing = useStaysOpen(wantsAway, mayPublish && product.may_throw_away)
  if (!may('products.texts') && !mayPublish) return null
  return (
    <section className="office-panel">
      <header>
        <h2>{say(productLifeTexts.life)}</h2>
      </header>
      <div className="body flex flex-wrap gap-2">
        <ScheduleOfSale product={product} />
        {may('products.texts') && <DuplicateButton id={product.id} />}
        {product.moves.includes('archived') && (
          <Button kind="secondary" size="small" onClick={() => setArchiving(true)}>
            {say(productLifeTexts.archive)}
          </Button>
        )}
        {mayPublish && product.may_throw_away && (
          <Button kind="ghost" size="small" onClick={() => setAway(true)}>
            {say(productLifeTexts.throwAway)}
          </Button>
        )}
      </div>
      {isArchiving && <ArchiveDialog product={product} onClose={() => setArchiving(false)} />}
      {isThrowing && <ThrowAwayDialog id={product.id} onClose={() => setAway(false)} />}
    </section>
  )
}

function DuplicateButton({ id }: { id: number }) {
  const [say, language] = [useWords(), useLanguage()]
  const { productLife } = useOffice()
  const navigate = useNavigate()
  const tellChange = useTellChange()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const duplicate = async () => {
    setBusy(true)
    try {
      const made = await productLife.duplicate({ id })
      tellChange({ message: say(productLifeTexts.duplicated) })
      await navigate({ href: officePaths.product(made.id) })
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="secondary" size="small" busy={busy} onClick={() => void duplicate()}>
      {say(productLifeTexts.duplicate)}
    </Button>
  )
}
