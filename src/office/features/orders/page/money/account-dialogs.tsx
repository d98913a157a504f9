import { Fragment } from 'react'
import { Copy } from 'lucide-react'
import type { AccountLink, OpenedBankAccount } from '#contract/office/api/ordering/bank-accounts.ts'
import { inLanguage } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import { accountSentence, refundAccountTexts } from '#texts/office/order-page/refund-account.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useBankName } from './masked-account.ts'

type AccountDialogProps = { account: OpenedBankAccount; amount: Twd; onClose: () => void }

/** An account in full, for whoever types it into the bank's own page. */
export function AccountDialog({ account: { bank_code, branch, number, holder }, amount, onClose }: AccountDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const bank = useBankName()
  const copy = useCopy()
  const facts = [
    [refundAccountTexts.bank, bank(bank_code)],
    [refundAccountTexts.branch, branch],
    [refundAccountTexts.number, number],
    [refundAccountTexts.holder, holder],
    [refundAccountTexts.amount, amount > 0 ? formatTwd(amount, language) : null],
  ] as const
  return (
    <Dialog open onClose={onClose} title={say(refundAccountTexts.heading)}>
      <dl className="facts mt-3">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <Fragment key={name.en}>
                <dt>{say(name)}</dt>
                <dd className="figures font-medium">{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          {say(refundAccountTexts.close)}
        </Button>
        <Button onClick={() => void copy(number)}>
          <Copy size={16} aria-hidden="true" />
          {say(refundAccountTexts.copyNumber)}
        </Button>
      </div>
    </Dialog>
  )
}

type AccountLinkDialogProps = { link: AccountLink; number: string; onClose: () => void }

/** A link that was just given, as a sentence for a chat, in the language of the buyer. */
export function AccountLinkDialog({ link: { address, language, amount }, number, onClose }: AccountLinkDialogProps) {
  const say = useWords()
  const copy = useCopy()
  const words = inLanguage(accountSentence({ number, amount: formatTwd(amount, language), address }), language)
  return (
    <Dialog open onClose={onClose} title={say(refundAccountTexts.giveLink)}>
      <div className="mt-3 grid gap-4">
        <p className="dim text-[13px]">{say(refundAccountTexts.once)}</p>
        <Field label={say(refundAccountTexts.sentence)}>
          {(tied) => <textarea className="input" readOnly rows={5} value={words} {...tied} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(refundAccountTexts.close)}
          </Button>
          <Button onClick={() => void copy(words)}>
            <Copy size={16} aria-hidden="true" />
            {say(refundAccountTexts.copy)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function useCopy() {
  const say = useWords()
  const showToast = useToasts()
  return async (words: string) => {
    try {
      await navigator.clipboard.writeText(words)
      showToast({ kind: 'success', message: say(refundAccountTexts.copied) })
    } catch {
      showToast({ kind: 'error', message: say(refundAccountTexts.copyFailed) })
    }
  }
}
