import type { FormEvent } from 'react'
import { birthYears, daysInMonth } from '#rules/members/birthday.ts'
import type { Day } from '#rules/calendar.ts'
import { birthdayTexts } from '#texts/shop/birthday.ts'
import { formatMonth } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { dayOf, keepInMonth, type Picked } from './picked-day.ts'

type BirthdayFieldsProps = { today: Day; picked: Picked; onPick: (picked: Picked) => void; onConfirm: (day: Day) => void }

/**
 * Three lists instead of a calendar: a birthday lies up to a hundred years back, where a calendar asks for hundreds of
 * presses; lists are known to every phone and every screen reader, can be typed into, and bring nothing along.
 */
export function BirthdayFields({ today, picked, onPick, onConfirm }: BirthdayFieldsProps) {
  const say = useWords()
  const language = useLanguage()
  const { first, last } = birthYears(today)
  const years = Array.from({ length: last - first + 1 }, (_, place) => numbered(last - place))
  const months = Array.from({ length: 12 }, (_, place) => ({ value: String(place + 1), label: formatMonth(place + 1, language) }))
  const days = Array.from({ length: daysInMonth(picked) }, (_, place) => numbered(place + 1))
  const pick = (change: Partial<Picked>) => onPick(keepInMonth({ ...picked, ...change }))
  const day = dayOf(picked)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (day) onConfirm(day)
  }
  const field = { placeholder: say(birthdayTexts.choose), required: true }
  return (
    <form className="birthday" onSubmit={confirm}>
      <div className="day-fields">
        <SelectField
          {...field}
          label={say(birthdayTexts.year)}
          autoComplete="bday-year"
          choices={years}
          value={picked.year ?? ''}
          onChange={(event) => pick({ year: chosen(event) })}
        />
        <SelectField
          {...field}
          label={say(birthdayTexts.month)}
          autoComplete="bday-month"
          choices={months}
          value={picked.month ?? ''}
          onChange={(event) => pick({ month: chosen(event) })}
        />
        <SelectField
          {...field}
          label={say(birthdayTexts.day)}
          autoComplete="bday-day"
          choices={days}
          value={picked.day ?? ''}
          onChange={(event) => pick({ day: chosen(event) })}
        />
      </div>
      <Button type="submit" size="big" full disabled={!day}>
        {say(birthdayTexts.confirm)}
      </Button>
    </form>
  )
}

function numbered(number: number) {
  return { value: String(number), label: String(number) }
}

function chosen({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }): number | null {
  return value === '' ? null : Number(value)
}
