import { cartTexts, discountApplied } from '#texts/shop/cart.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { DiscountState } from './discount-state.ts'

export type DiscountFieldProps = {
  discount: DiscountState
  /** The shop is being asked. */
  asking: boolean
  onType: (typed: string) => void
  onApply: () => void
}

/** The discount code, and what the shop says about it: one code per order (D-27). */
export function DiscountField({ discount, asking, onType, onApply }: DiscountFieldProps) {
  const say = useWords()
  const { applied, refused } = useVerdict(discount)
  const verdict = applied && (
    <span className="applied">
      <Icon name="check" size="small" />
      {applied}
    </span>
  )
  return (
    <form
      className="discount-field"
      onSubmit={(event) => {
        event.preventDefault()
        onApply()
      }}
    >
      <Field label={say(cartTexts.discountCode)} hint={verdict} error={refused}>
        {(tied) => (
          <div className="flex gap-2">
            <input
              className="input num"
              name="discount_code"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={discount.code}
              onChange={(event) => onType(event.target.value)}
              {...tied}
            />
            <Button kind="secondary" type="submit" disabled={discount.code === ''} busy={asking}>
              {say(cartTexts.apply)}
            </Button>
          </div>
        )}
      </Field>
      <p className="hidden-text" role="status">
        {applied ?? refused}
      </p>
    </form>
  )
}

/** The sentence under the field: what the code takes off, or why it gives nothing. */
function useVerdict(discount: DiscountState): { applied?: string; refused?: string } {
  const say = useWords()
  const language = useLanguage()
  if (discount.status === 'pending') return {}
  if (discount.status !== 'success') return { refused: discount.message }
  return { applied: say(discountApplied(discount.name, formatTwd(discount.amount, language))) }
}
