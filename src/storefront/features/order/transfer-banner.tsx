import type { Order } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { atmBankCode } from '#rules/constants.ts'
import { orderTexts, transferBefore } from '#texts/shop/order.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import { payingTexts } from '#texts/shop/afterwards/paying.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { Price } from '#ui/words/price.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { usedIn } from './afterwards/used-in.ts'
import { Deadline } from './deadline.tsx'

/** Where to transfer the amount, how much, and until when (ORD-02, PAY-05). */
export function TransferBanner({ order, now }: { order: Order; now: Date }) {
  const say = useWords()
  const language = useLanguage()
  const used = usedIn(order)
  return (
    <Panel className="transfer-banner" aria-label={say(orderTexts.awaitingTransfer)}>
      <div>
        <h2>
          {order.payment_deadline
            ? say(transferBefore(formatDateTime(order.payment_deadline, language)))
            : say(orderTexts.awaitingTransfer)}
        </h2>
        {order.payment_deadline && <Deadline deadline={order.payment_deadline} now={now} />}
        <p className="muted">
          {say(orderTexts.transferNote)}
          {used && ` ${say(orderTexts.comesBack[used])}`}
        </p>
      </div>
      <dl>
        <div>
          <dt>{say(orderTexts.bankCode)}</dt>
          <dd>
            <b className="num">{atmBankCode}</b> {say(orderTexts.bankName)}
          </dd>
        </div>
        <div>
          <dt>{say(orderTexts.account)}</dt>
          <dd>{order.vatm_account ? <Account account={order.vatm_account} /> : say(orderTexts.accountSoon)}</dd>
        </div>
        <div>
          <dt>{say(orderTexts.amount)}</dt>
          <dd>
            <Price amount={order.grand_total} />
          </dd>
        </div>
      </dl>
      {order.status === 'pending_payment' && (
        <a className="button ghost" href={paths.payment(language, order.hashed_id)}>
          {say(payingTexts.another)}
        </a>
      )}
    </Panel>
  )
}

function Account({ account }: { account: string }) {
  const say = useWords()
  const showToast = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(account)
      showToast({ kind: 'success', message: say(orderTexts.copied) })
    } catch {
      showToast({ kind: 'error', message: say(orderTexts.copyFailed) })
    }
  }
  return (
    <>
      <b className="num account">{account.replace(/(\d{4})(?=\d)/g, '$1 ')}</b>
      <IconButton label={say(orderTexts.copyAccount)} onClick={() => void copy()}>
        <Icon name="copy" />
      </IconButton>
    </>
  )
}
