import { useEffect, useRef, useState } from 'react'
import type { Day } from '#rules/calendar.ts'
import { birthdayTexts, confirmDay } from '#texts/shop/birthday.ts'
import { formatDate } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type BirthdayReviewProps = { day: Day; onSave: () => Promise<void>; onEdit: () => void }

/**
 * The day once more, since it cannot be changed afterwards. The day takes the focus and not a button, so that whoever
 * presses Enter twice has not saved it unread.
 */
export function BirthdayReview({ day, onSave, onEdit }: BirthdayReviewProps) {
  const say = useWords()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => shown.current?.focus(), [])
  const save = async () => {
    setBusy(true)
    await onSave()
    setBusy(false)
  }
  const words = formatDate(day, language)
  return (
    <>
      <p ref={shown} className="picked" tabIndex={-1}>
        {words}
      </p>
      <div className="answers">
        <Button size="big" full busy={busy} onClick={() => void save()}>
          {say(confirmDay(words))}
        </Button>
        <Button kind="ghost" full disabled={busy} onClick={onEdit}>
          {say(birthdayTexts.edit)}
        </Button>
      </div>
    </>
  )
}
