import { useEffect, useEffectEvent, useState } from 'react'
import type { Product } from '#contract/shop/api/products.ts'
import { awaitedTexts, letterSent, tellsAt } from '#texts/shop/wishes/awaited.ts'
import { AwaitForm } from '#storefront/features/awaited/await-form.tsx'
import { useMembership, type Member } from '#storefront/features/member/member.tsx'
import { faultOf } from '#storefront/data/fault-of.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'

type Stage = { at: 'asking' } | { at: 'form' } | { at: 'sent'; email: string } | { at: 'waiting'; id: number; email: string }
type AwaitProps = { product: Product; onClose: () => void }

/** A member waits by their account at once; whoever has none, or no address in it, says where to write. */
export function AwaitProduct({ product, onClose }: AwaitProps) {
  const say = useWords()
  const { client } = useShop()
  const { whenKnown } = useMembership()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const [stage, setStage] = useState<Stage>({ at: 'asking' })
  const giveUp = (error: unknown) => {
    const fault = faultOf(error)
    if (fault) showToast({ kind: 'warning', message: fault })
    else handleProblem(error)
    onClose()
  }
  const begin = async (member: Member): Promise<Stage> => {
    if (member.state !== 'signed-in' || member.user.email === null) return { at: 'form' }
    return { at: 'waiting', ...(await client.stockNotices.add({ product_id: product.id })) }
  }
  const beginAs = useEffectEvent(begin)
  const stop = useEffectEvent(giveUp)
  useEffect(() => {
    whenKnown().then(beginAs).then(setStage, stop)
  }, [whenKnown])
  const ask = async (email: string) => {
    try {
      await client.stockNotices.ask({ product_id: product.id, email })
      setStage({ at: 'sent', email })
      return undefined
    } catch (error) {
      const fault = faultOf(error)
      if (!fault) handleProblem(error)
      return fault
    }
  }
  const end = async (id: number) => {
    try {
      await client.stockNotices.remove({ id })
      showToast({ kind: 'success', message: say(awaitedTexts.ended) })
      onClose()
    } catch (error) {
      handleProblem(error)
    }
  }
  if (stage.at === 'asking') return <PetalLoader />
  if (stage.at === 'form') return <AwaitForm onAsk={ask} onCancel={onClose} />
  return (
    <div role="status">
      <NoteBox kind="success">
        {say(stage.at === 'sent' ? letterSent(stage.email) : tellsAt(stage.email))}
        {stage.at === 'waiting' && (
          <Button kind="ghost" size="small" onClick={() => void end(stage.id)}>
            {say(awaitedTexts.notAnyMore)}
          </Button>
        )}
      </NoteBox>
    </div>
  )
}
