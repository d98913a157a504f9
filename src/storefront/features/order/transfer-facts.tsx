import { atmBankCode } from '#rules/constants.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { Price } from '#ui/words/price.tsx'
import { useWords } from '#ui/words/words.ts'

/** The account that an amount is to be transferred to, once the bank has given one. */
export function TransferFacts({ account, total }: { account: string | null; total: number }) {
  const say = useWords()
  return (
    <dl>
      <div>
        <dt>{say(orderTexts.bankCode)}</dt>
        <dd>
          <b className="num">{atmBankCode}</b> {say(orderTexts.bankName)}
        </dd>
      </div>
      <div>
        <dt>{say(orderTexts.account)}</dt>
        <dd>{account ? <Account account={account} /> : say(orderTexts.accountSoon)}</dd>
      </div>
      <div>
        <dt>{say(orderTexts.amount)}</dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
    </dl>
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
