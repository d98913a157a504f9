import type { BuyerToServe } from '#contract/office/api/ordering/new-order.ts'
import { staffPayways } from '#rules/orders/staff-payways.ts'
import { linkHours } from '#rules/payments/payment-link.ts'
import { codeText, newOrderTexts, staffPaywayTexts } from '#texts/office/new-order.ts'
import { linkTexts } from '#texts/office/order-page/payment-link.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useMay } from '../../../data/use-me.ts'
import { GiveDiscount } from './give-discount.tsx'
import type { OfForm } from './order-details.tsx'

/** How it is paid, and what is taken off. */
export function PaymentDetails({ form, quote, faults, onChange, buyer }: OfForm & { buyer: BuyerToServe }) {
  const [say, language] = [useWords(), useLanguage()]
  const mayDiscount = useMay()('orders.discount')
  const allowed = quote?.payways ?? staffPayways
  return (
    <>
      <div className="two-columns">
        <SelectField
          label={say(newOrderTexts.payway)}
          error={faults['payway']}
          value={form.payway}
          choices={staffPayways.map((value) => ({ value, label: say(staffPaywayTexts[value]), disabled: !allowed.includes(value) }))}
          onChange={({ target }) => onChange({ ...form, payway: staffPayways.find((each) => each === target.value) ?? 'link' })}
        />
        {form.payway === 'link' && (
          <TextField
            label={say(linkTexts.hours)}
            error={faults['link_hours']}
            type="number"
            inputMode="numeric"
            min={linkHours.least}
            max={linkHours.most}
            value={form.hours}
            onChange={({ target }) => onChange({ ...form, hours: target.value })}
          />
        )}
        <TextField
          label={say(newOrderTexts.code)}
          value={form.code}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...form, code: target.value })}
        />
      </div>
      {buyer.codes.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="dim text-[13px]">{say(newOrderTexts.ownCodes)}</span>
          {buyer.codes.map(({ code, value, kind }) => (
            <Button key={code} kind="ghost" size="small" onClick={() => onChange({ ...form, code })}>
              {say(codeText(code, kind === 'amount' ? formatTwd(value, language) : `${value}%`))}
            </Button>
          ))}
        </div>
      )}
      {mayDiscount && quote && quote.items_total > 0 && (
        <GiveDiscount uid={buyer.uid} itemsTotal={quote.items_total} onGiven={(code) => onChange({ ...form, code })} />
      )}
    </>
  )
}
