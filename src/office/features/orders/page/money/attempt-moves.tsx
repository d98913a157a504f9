import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import { moneyTexts } from '#texts/office/money.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { problemMessage } from '../../../../data/problem-message.ts'
import type { Seen } from './payment-dialogs.tsx'
import { useDialogAbout, useStaysOpen } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'

const PaymentDialog = lazyLayer(() => import('./payment-dialogs.tsx').then((file) => file.PaymentDialog))

type AttemptMovesProps = { money: OrderMoneyOfOffice; number: string; total: number }

/** What can be done about the payment of an order: ask the provider about it, or write down money that somebody has seen. */
export function AttemptMoves({ money, number, total }: AttemptMovesProps) {
  const say = useWords()
  const ask = useAsking(number)
  const [about, setAbout] = useDialogAbout('payment')
  const asked = money.attempts.filter(({ can_ask: can }) => can)
  const offers = [
    ['confirm_transfer', { kind: 'transfer' }, moneyTexts.transfer],
    ['manual_payment', { kind: 'manual' }, moneyTexts.manual],
  ] as const
  const offered = offers.filter(([move]) => money.moves.includes(move))
  const seen: Seen | undefined = offers.find(([, { kind }]) => kind === about)?.[1]
  const isShown = useStaysOpen(
    seen !== undefined,
    offered.some(([, what]) => what === seen),
  )
  return (
    <>
      {asked.length > 0 && (
        <Button kind="ghost" size="small" busy={ask.busy} onClick={() => void ask.about(asked.map(({ id }) => id))}>
          {say(moneyTexts.ask)}
        </Button>
      )}
      {offered.map(([move, what, name]) => (
        <Button key={move} kind="secondary" size="small" onClick={() => setAbout(what.kind)}>
          {say(name)}
        </Button>
      ))}
      {seen && isShown && <PaymentDialog seen={seen} number={number} total={total} onClose={() => setAbout(null)} />}
    </>
  )
}

/** Asks about each of these attempts, and says the last that was heard. */
function useAsking(number: string) {
  const [say, language] = [useWords(), useLanguage()]
  const { money } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const about = async (ids: readonly number[]) => {
    setBusy(true)
    try {
      for (const id of ids) {
        const { status } = await money.askPayment({ id })
        showToast({ kind: status === 'unreachable' ? 'error' : 'success', message: say(moneyTexts[status]) })
      }
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['order', number] })
    }
  }
  return { busy, about }
}
