import './birthday.css'
import { useState } from 'react'
import type { Day } from '#rules/calendar.ts'
import { birthdayTexts } from '#texts/shop/birthday.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useFileAt } from '#ui/pictures/files-address.ts'
import { useWords } from '#ui/words/words.ts'
// From the painter of the demo shop's pictures.
import picture from './birthday-cake.webp'
import { BirthdayFields } from './birthday-fields.tsx'
import { BirthdayReview } from './birthday-review.tsx'
import type { Picked } from './picked-day.ts'

type BirthdayDialogProps = { today: Day; onSave: (birthday: Day) => Promise<void> }

/** Has to be answered (BDY-03): pick a day, look at it once more, save (BDY-02, BDY-07). */
export function BirthdayDialog({ today, onSave }: BirthdayDialogProps) {
  const say = useWords()
  const fetched = useFileAt()
  const [picked, setPicked] = useState<Picked>({ year: null, month: null, day: null })
  const [reviewed, setReviewed] = useState<Day>()
  const title = (
    <>
      <img className="birthday-picture" src={fetched(picture)} alt="" width="800" height="450" />
      <span className="birthday-title">{say(reviewed ? birthdayTexts.review : birthdayTexts.title)}</span>
    </>
  )
  return (
    <Dialog open insistent onClose={() => undefined} title={title}>
      <div className="birthday">
        <p className="muted">{say(birthdayTexts.reason)}</p>
        {reviewed ? (
          <BirthdayReview day={reviewed} onSave={() => onSave(reviewed)} onEdit={() => setReviewed(undefined)} />
        ) : (
          <BirthdayFields today={today} picked={picked} onPick={setPicked} onConfirm={setReviewed} />
        )}
      </div>
    </Dialog>
  )
}
