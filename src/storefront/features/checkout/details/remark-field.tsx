import type { Draft } from '#rules/checkout/checkout-draft.ts'
import { remarkLimit } from '#rules/constants.ts'
import { lengthOf } from '#rules/field-errors.ts'
import { counterOf, detailsTexts } from '#texts/shop/checkout.ts'
import { Field } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useFieldFaults } from '#storefront/features/recipient/field-errors.tsx'
import type { ChangeDraft } from '../change-draft.ts'

/** A word to the shop or the courier, of at most 40 characters (CK2-11). What is too much is not cut off but counted. */
export function RemarkField({ draft, change }: { draft: Draft; change: ChangeDraft }) {
  const say = useWords()
  const { error, onBlur } = useFieldFaults()('remark')
  const used = lengthOf(draft.remark.trim())
  const tooLong = used > remarkLimit
  return (
    <div className="remark">
      <Field label={say(detailsTexts.remark)} optional error={error}>
        {(tied) => (
          <textarea
            className="input"
            rows={2}
            value={draft.remark}
            onChange={(event) => change((before) => ({ ...before, remark: event.target.value }))}
            onBlur={onBlur}
            {...tied}
          />
        )}
      </Field>
      <p className={tooLong ? 'counter num error-text' : 'counter num hint'}>{say(counterOf(used, remarkLimit))}</p>
    </div>
  )
}
