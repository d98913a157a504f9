import type { CarrierRadio, Draft } from '#rules/checkout/checkout-draft.ts'
import { barcodeLength, certificateLength } from '#rules/constants.ts'
import type { Text } from '#rules/locale.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { carrierTexts } from '#texts/shop/order.ts'
import { OptionCard } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useFieldFaults } from '#storefront/features/recipient/field-errors.tsx'
import type { ChangeDraft } from '../change-draft.ts'

type CarrierField = { label: Text; hint: Text; input: { type?: 'email'; autoComplete: string; maxLength: number; placeholder?: string } }

const fields: Record<CarrierRadio, CarrierField> = {
  member_carrier: {
    label: detailsTexts.email,
    hint: detailsTexts.memberNote,
    input: { type: 'email', autoComplete: 'email', maxLength: 200 },
  },
  mobile_carrier: {
    label: detailsTexts.barcode,
    hint: detailsTexts.barcodeHint,
    input: { autoComplete: 'off', maxLength: barcodeLength, placeholder: '/ABC+123' },
  },
  Citizen_Digital_Certificate: {
    label: detailsTexts.certificate,
    hint: detailsTexts.certificateHint,
    input: { autoComplete: 'off', maxLength: certificateLength },
  },
}
const carriers: readonly CarrierRadio[] = ['member_carrier', 'mobile_carrier', 'Citizen_Digital_Certificate']

/** Three carriers; the field of the chosen one opens below it (INV-02). */
export function CarrierFields({ draft, change }: { draft: Draft; change: ChangeDraft }) {
  const say = useWords()
  const fault = useFieldFaults()
  const set = (changes: Partial<Draft['receipt_carrier']>) =>
    change((before) => ({ ...before, receipt_carrier: { ...before.receipt_carrier, ...changes } }))
  return (
    <div className="options" role="radiogroup" aria-label={say(detailsTexts.carrierType)}>
      {carriers.map((carrier) => {
        const { label, hint, input } = fields[carrier]
        const isChosen = draft.receipt_carrier.receipt_carrier_radio === carrier
        const tidy = (typed: string) => (carrier === 'member_carrier' ? typed : typed.toUpperCase())
        return (
          <div key={carrier} className="carrier">
            <OptionCard
              name="receipt_carrier_radio"
              value={carrier}
              checked={isChosen}
              onChange={() => set({ receipt_carrier_radio: carrier })}
              title={say(carrierTexts[carrier])}
            />
            {isChosen && (
              <div className="below-option">
                <TextField
                  label={say(label)}
                  hint={say(hint)}
                  value={draft.receipt_carrier[carrier]}
                  onChange={(event) => set({ [carrier]: tidy(event.target.value) })}
                  {...input}
                  {...fault('invoice.carrier')}
                />
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
