import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { isCardPayway, offerPayways, type Payway, type PaywayOffer } from '#rules/payway.ts'
import { formatTwd } from '#texts/format.ts'
import { goodsNoteTexts, nextTexts, paywayBlockTexts, paywayOptionTexts, paywayTexts } from '#texts/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { OptionCard } from '../../ui/choices.tsx'
import { NoteBox } from '../../ui/panel.tsx'
import { useTerms } from '../../ui/use-terms.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { InstallmentTable } from './installment-table.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** Step 3: the payways in their groups; what these goods rule out stays in sight, with its reason (CK3-01 to CK3-10). */
export function PaywayStep({ checkout }: { checkout: CheckoutState }) {
  const say = useWords()
  const language = useLanguage()
  const { preorder } = useTerms()
  const { draft, flags, totals, device, change, finishStep, loadCards } = checkout
  const [busy, setBusy] = useState(false)
  const method = draft.shipping_method
  if (!method) return null
  const groups = offerPayways({ method, flags, language, device })
  const choose = (payway: Payway) => change((before) => ({ ...before, payway }))
  const next = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (draft.payway && isCardPayway(draft.payway)) {
      setBusy(true)
      await loadCards()
      setBusy(false)
    }
    finishStep(3)
  }
  return (
    <form className="step-form" onSubmit={(event) => void next(event)}>
      {(flags.hasPreorder || flags.hasExclusive) && <NoteBox>{say(goodsNoteTexts.preorder(preorder))}</NoteBox>}
      {flags.hasStandalone && <NoteBox>{say(goodsNoteTexts.standalone)}</NoteBox>}
      {groups.map((offers, place) => (
        <PaywayGroup key={paywayTexts.groups[place]?.en} title={say(paywayTexts.groups[place] ?? paywayTexts.groups[0])} offers={offers} chosen={draft.payway} onChoose={choose}>
          {offers.some(({ payway }) => payway === 'installment') && <InstallmentTable total={totals.grand_total} />}
        </PaywayGroup>
      ))}
      <div>
        <Button type="submit" size="big" className="next" busy={busy} disabled={draft.payway === null} aria-describedby={draft.payway === null ? 'payway-needed' : undefined}>
          {say(nextTexts[3])}
        </Button>
        {draft.payway === null && (
          <p className="hint mt-2" id="payway-needed">
            {say(paywayTexts.chooseFirst)}
          </p>
        )}
      </div>
    </form>
  )
}

type PaywayGroupProps = { title: string; offers: readonly PaywayOffer[]; chosen: Payway | null; onChoose: (payway: Payway) => void; children: ReactNode }

function PaywayGroup({ title, offers, chosen, onChoose, children }: PaywayGroupProps) {
  const say = useWords()
  const id = useId()
  const fee = formatTwd(useTerms().delivery.cash_on_delivery_fee, useLanguage())
  if (offers.length === 0) return null
  return (
    <div className="options" role="group" aria-labelledby={id}>
      <h3 id={id} className="group-title">
        {title}
      </h3>
      {offers.map(({ payway, block }) => {
        const note = block ? paywayBlockTexts[block] : paywayOptionTexts[payway].note
        return (
          <OptionCard
            key={payway}
            name="payway"
            value={payway}
            checked={chosen === payway}
            disabled={block !== null}
            onChange={() => onChoose(payway)}
            title={say(paywayOptionTexts[payway].title)}
            note={note && say(typeof note === 'function' ? note(fee) : note)}
          />
        )
      })}
      {children}
    </div>
  )
}
