import type { OfficeOrder } from '#contract/office/api/orders.ts'
import type { OpenedLink } from '#contract/office/api/ordering/payment-links.ts'
import { inLanguage, isLanguage } from '#rules/locale.ts'
import { linkSentence, linkTexts } from '#texts/office/order-page/payment-link.ts'
import { formatDateTime, formatTwd } from '#texts/shared/format.ts'
import { Copy } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'
import { Effects } from '../../../../ui/effects.tsx'
import { effectTexts } from '#texts/office/effects.ts'

type LinkDialogProps = {
  order: Pick<OfficeOrder['order'], 'hashed_id' | 'grand_total'>
  link: OpenedLink
  canMail: boolean
  onClose: () => void
}

/** A payment link that was just given: as a sentence for a chat, as a letter, as a QR code. */
export function LinkDialog({ order: { hashed_id: number, grand_total: total }, link, canMail, onClose }: LinkDialogProps) {
  const say = useWords()
  const showToast = useToasts()
  const { paymentLinks } = useOffice()
  const change = useOrderChange(number)
  const words = sentenceOf({ number, total, link })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words)
      showToast({ kind: 'success', message: say(linkTexts.copied) })
    } catch {
      showToast({ kind: 'error', message: say(linkTexts.copyFailed) })
    }
  }
  return (
    <Dialog open onClose={onClose} title={say(linkTexts.heading)}>
      <div className="mt-3 grid gap-4">
        <p className="dim text-[13px]">{say(linkTexts.once)}</p>
        <Field label={say(linkTexts.sentence)}>{(tied) => <textarea className="input" readOnly rows={4} value={words} {...tied} />}</Field>
        <img
          className="mx-auto rounded bg-white p-3"
          width={180}
          height={180}
          src={`data:image/svg+xml,${encodeURIComponent(link.qr)}`}
          alt={say(linkTexts.qr)}
        />
        {canMail && <Effects follows={effectTexts.mailLink} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(linkTexts.close)}
          </Button>
          {canMail && (
            <Button kind="secondary" onClick={() => void change({ act: () => paymentLinks.mail({ number }), done: linkTexts.mailed })}>
              {say(linkTexts.mail)}
            </Button>
          )}
          <Button onClick={() => void copy()}>
            <Copy size={16} aria-hidden="true" />
            {say(linkTexts.copy)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** In the language of the page that the link leads to, which is the buyer's. */
function sentenceOf({ number, total, link: { address, ends_at } }: { number: string; total: number; link: OpenedLink }): string {
  const [, segment] = new URL(address).pathname.split('/')
  const language = isLanguage(segment) ? segment : 'zh'
  const said = { number, total: formatTwd(total, language), until: formatDateTime(ends_at, language), address }
  return inLanguage(linkSentence(said), language)
}
