import { remarkLimit } from '#rules/constants.ts'
import { receivedTimes } from '#rules/shipping/shipping.ts'
import { orderTexts, receivedTimeTexts } from '#texts/shop/order.ts'
import { Field, SelectField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import type { EditFields } from './edit-fields.ts'

/** When it should come, and a word to who brings it. */
export function HandlingFields({ form: { received_time: time, remark }, change, fault }: EditFields) {
  const say = useWords()
  return (
    <div className="two-columns">
      {time !== null && (
        <SelectField
          label={say(orderTexts.receivedTime)}
          value={time}
          choices={receivedTimes.map((each) => ({ value: each, label: say(receivedTimeTexts[each]) }))}
          onChange={(event) => change({ received_time: receivedTimes.find((each) => each === event.target.value) ?? time })}
        />
      )}
      <Field wide optional label={say(orderTexts.remark)} error={fault('remark')} hint={`${[...remark].length} / ${remarkLimit}`}>
        {(tied) => (
          <textarea className="input" rows={2} value={remark} onChange={(event) => change({ remark: event.target.value })} {...tied} />
        )}
      </Field>
    </div>
  )
}
