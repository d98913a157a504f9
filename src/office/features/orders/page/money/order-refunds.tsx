import { useState } from 'react'
import { CircleCheck, CircleX, Landmark, Undo2, type LucideIcon } from 'lucide-react'
import type { OrderMoneyOfOffice, RefundOfOffice } from '#contract/office/api/money.ts'
import type { Text } from '#rules/locale.ts'
import { moneyTexts } from '#texts/office/money.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { refundReasonTexts } from '#texts/shop/afterwards/order-afterwards.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'
import { State, type Tone } from '../../../../ui/state.tsx'
import type { KnownAccount } from './masked-account.ts'
import { When } from '../../../../ui/when.tsx'
import { useDialogAbout, useStaysOpen } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { EffectButton } from '../../../../data/effects/effect-button.tsx'
import { retriedRefund } from '#texts/office/effects.ts'

const PaymentDialog = lazyLayer(() => import('./payment-dialogs.tsx').then((file) => file.PaymentDialog))

/** Money that goes back: why, which way, how far it is, and what can be done about it. */
export function OrderRefunds({ money: { refunds, account }, number }: { money: OrderMoneyOfOffice; number: string }) {
  const say = useWords()
  const [about, setAbout] = useDialogAbout('refund-done')
  const confirmed = refunds.find(({ id }) => String(id) === about)
  const isShown = useStaysOpen(confirmed !== undefined, confirmed?.moves.includes('confirm') === true)
  return (
    <section className="office-panel" aria-label={say(orderPageTexts.refunds)}>
      <header>
        <h2>{say(orderPageTexts.refunds)}</h2>
      </header>
      <ul className="refunds">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} number={number} onConfirm={() => setAbout(refund.id)} />
        ))}
      </ul>
      {confirmed && isShown && (
        <Confirming key={confirmed.id} refund={confirmed} account={account?.known ?? null} number={number} onClose={() => setAbout(null)} />
      )}
    </section>
  )
}

type ConfirmingProps = { refund: RefundOfOffice; account: KnownAccount | null; number: string; onClose: () => void }

/** A refund that was made by hand, with the account as it stood when somebody said so: another one since is another account. */
function Confirming({ refund, account, number, onClose }: ConfirmingProps) {
  const [known] = useState(account)
  return (
    <PaymentDialog seen={{ kind: 'confirm', refund: refund.id, account: known }} number={number} total={refund.amount} onClose={onClose} />
  )
}

function RefundRow({ refund, number, onConfirm }: { refund: RefundOfOffice; number: string; onConfirm: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { money } = useOffice()
  const change = useOrderChange(number)
  const { amount, reason, words, way, method, created_at, done_at, reference, error, moves } = refund
  const [tone, Sign, state] = stateOf(refund)
  return (
    <li>
      <div className="min-w-0 flex-1">
        <span className="font-medium">{say(refundReasonTexts[reason])}</span>
        {words && <span className="block">{words}</span>}
        <span className="dim block text-xs">
          {say(way === 'bank' ? moneyTexts.byBank : paymentMethodTexts[method].name)} · <When at={done_at ?? created_at} />
          {reference && <span className="code"> {reference}</span>}
        </span>
        {error && <span className="dim block text-xs">{error}</span>}
      </div>
      <State tone={tone} sign={<Sign size={16} aria-hidden="true" />}>
        {say(state)}
      </State>
      <b className="figures">{formatTwd(amount, language)}</b>
      {moves.length > 0 && (
        <span className="refund-moves">
          {moves.includes('retry') && (
            <EffectButton
              name={`retry-${refund.id}`}
              kind="secondary"
              size="small"
              label={moneyTexts.retry}
              follows={retriedRefund(formatTwd(amount, language))}
              act={() => change({ act: (press) => money.retryRefund({ id: refund.id }, press), done: moneyTexts.retried })}
            />
          )}
          {moves.includes('confirm') && (
            <Button kind="secondary" size="small" onClick={onConfirm}>
              {say(moneyTexts.confirm)}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

function stateOf({ status, way }: RefundOfOffice): readonly [Tone, LucideIcon, Text] {
  if (status === 'done') return ['done', CircleCheck, orderPageTexts.refundDone]
  if (status === 'failed') return ['alarm', CircleX, moneyTexts.failed]
  return way === 'bank' ? ['wait', Landmark, moneyTexts.waits] : ['move', Undo2, orderPageTexts.refundUnderWay]
}
