import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Link2 } from 'lucide-react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import type { LinkOfOrder, OpenedLink } from '#contract/office/api/ordering/payment-links.ts'
import { linkHours } from '#rules/payments/payment-link.ts'
import { linkTexts, linkUntilText } from '#texts/office/order-page/payment-link.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { askAgainMs } from '../../../../data/ask-again.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'
import { useMay } from '../../../../data/use-me.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { EffectButton } from '../../../../data/effects/effect-button.tsx'
import { effectTexts } from '#texts/office/effects.ts'

const LinkDialog = lazyLayer(() => import('./link-dialog.tsx').then((file) => file.LinkDialog))

/** The link by which an order that waits for its money is paid without signing in (DSK-26, DSK-27). */
export function PaymentLink({ order }: { order: OfficeOrder['order'] }) {
  const say = useWords()
  const may = useMay()('orders.create')
  const { paymentLinks } = useOffice()
  const number = order.hashed_id
  const isAsked = may && order.status === 'pending_payment'
  const { data } = useQuery({
    queryKey: ['order', number, 'payment-link'],
    queryFn: ({ signal }) => paymentLinks.find({ number }, { signal }),
    enabled: isAsked,
    refetchInterval: askAgainMs,
  })
  const [opened, setOpened] = useState<OpenedLink | null>(null)
  if (!isAsked || !data) return null
  return (
    <section className="office-panel" aria-label={say(linkTexts.heading)}>
      <header>
        <h2>{say(linkTexts.heading)}</h2>
      </header>
      <div className="body grid gap-3">
        <LinkState found={data} number={number} onOpened={setOpened} />
      </div>
      {opened && <LinkDialog order={order} link={opened} canMail={data.can_mail} onClose={() => setOpened(null)} />}
    </section>
  )
}

type LinkStateProps = { found: LinkOfOrder; number: string; onOpened: (link: OpenedLink) => void }

function LinkState({ found: { link, can_open, can_mail }, number, onOpened }: LinkStateProps) {
  const say = useWords()
  const { paymentLinks } = useOffice()
  const change = useOrderChange(number)
  const open = (hours: number) => change({ act: async () => onOpened(await paymentLinks.open({ number, hours })), done: linkTexts.opened })
  if (!link && !can_open) return <p className="dim">{say(linkTexts.cannot)}</p>
  return (
    <>
      <p className="dim text-[13px]">{say(linkTexts.what)}</p>
      {link && <p>{say(linkUntilText(formatShortMoment(link.ends_at), link.made_by))}</p>}
      <OpenForm number={number} label={say(link ? linkTexts.another : linkTexts.open)} onOpen={open} />
      {link && (
        <div className="flex flex-wrap gap-2">
          <EffectButton
            name="mail-link"
            kind="secondary"
            size="small"
            disabled={!can_mail}
            label={linkTexts.mail}
            follows={effectTexts.mailLink}
            act={() => change({ act: (press) => paymentLinks.mail({ number }, press), done: linkTexts.mailed })}
          />
          <EffectButton
            name="end-link"
            kind="ghost"
            size="small"
            label={linkTexts.end}
            follows={effectTexts.endLink}
            act={() => change({ act: (press) => paymentLinks.end({ number }, press), done: linkTexts.ended })}
          />
          {!can_mail && <span className="dim self-center text-[13px]">{say(linkTexts.noAddress)}</span>}
        </div>
      )}
    </>
  )
}

type OpenFormProps = { number: string; label: string; onOpen: (hours: number) => Promise<boolean> }

function OpenForm({ number, label, onOpen }: OpenFormProps) {
  const say = useWords()
  const [hours, setHours] = useState(String(linkHours.usual))
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({ form: `order ${number} link`, values: hours, onTake: setHours })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    void onOpen(Number(hours))
      .then((opened) => opened && kept.beginAnew(hours))
      .finally(() => setBusy(false))
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      {kept.offer}
      <TextField
        label={say(linkTexts.hours)}
        type="number"
        inputMode="numeric"
        required
        min={linkHours.least}
        max={linkHours.most}
        step={1}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        <Link2 size={16} aria-hidden="true" />
        {label}
      </Button>
    </form>
  )
}
