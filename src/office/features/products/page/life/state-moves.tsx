import { useState } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import type { ProductState } from '#rules/catalog/product-state.ts'
import { moveDone, moveTexts } from '#texts/office/goods/product-page.ts'
import { productStateTexts } from '#texts/office/goods/products.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { useOffice } from '../../../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../../../data/problem-message.ts'
import { useClaimsAsked } from '../../../../data/products/use-claims.tsx'
import { useProductChanged } from '../../../../data/products/use-product.ts'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'

const ClaimsDialog = lazyLayer(() => import('../claims-dialog.tsx').then((file) => file.ClaimsDialog))

type Move = 'draft' | 'on' | 'off'
const isMove = (state: ProductState): state is Move => state === 'draft' || state === 'on' || state === 'off'

/** Puts the product on sale or off; each press that moved it can be taken back, and it stands then where it stood. */
export function StateMoves({ product: { id, moves } }: { product: OfficeProduct }) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const changed = useProductChanged(id)
  const tellChange = useTellChange()
  const showToast = useToasts()
  const [busy, setBusy] = useState<Move | null>(null)
  const claims = useClaimsAsked(id)
  const go = async (to: Move) => {
    setBusy(to)
    try {
      const saved = await products.setState({ id, state: to })
      const { status, version } = saved
      const undo = status === 'changed' && { undo: () => products.takeBack({ id, version }).finally(changed) }
      tellChange({ message: say(savedWords(moveDone(productStateTexts[to]), saved)), ...undo })
      await changed()
    } catch (error) {
      if (claims.ask(error, () => go(to))) return
      const [lacking] = Object.values(fieldErrors(error))
      showToast({ kind: 'error', message: lacking ?? problemMessage(error, language) })
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      {moves.filter(isMove).map((to) => (
        <Button key={to} kind={to === 'on' ? 'primary' : 'secondary'} size="small" busy={busy === to} onClick={() => void go(to)}>
          {say(moveTexts[to])}
        </Button>
      ))}
      {claims.asked && <ClaimsDialog asked={claims.asked} onClose={claims.asked.dismiss} />}
    </>
  )
}
