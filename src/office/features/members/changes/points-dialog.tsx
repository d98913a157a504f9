import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { givenReasons, type GivenReason } from '#rules/points/points.ts'
import { changeTexts, givenReasonTexts } from '#texts/office/members/changes.ts'
import { formatDate, formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'

/** Gives points or takes them: what there is before and after, and the day on which all of them will end then (MBR-05). */
export function PointsDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const say = useWords()
  const { memberChanges } = useOffice()
  const change = useMemberChange(uid)
  const [way, setWay] = useState<Way>('give')
  const [many, setMany] = useState('')
  const [reason, setReason] = useState<GivenReason>('other_reason')
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({
    form: `member ${uid} points`,
    values: { way, many, reason, words },
    onTake: (typed) => {
      setWay(typed.way)
      setMany(typed.many)
      setReason(typed.reason)
      setWords(typed.words)
    },
  })
  const points = (way === 'give' ? 1 : -1) * (Number(many) || 0)
  const preview = usePreview(uid, points)
  const isTooMany = (preview?.after ?? 0) < 0
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || isTooMany || points === 0) return
    const asked = { uid, points, reason, words: reason === 'custom' ? words : '' }
    setBusy(true)
    const answer = await change({ act: (press) => memberChanges.points.change(asked, press), done: changeTexts.pointsChanged })
    setBusy(false)
    if (answer === null) return
    kept.forget()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(changeTexts.points)}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        {kept.offer}
        <WayField way={way} onChange={setWay} />
        <TextField
          label={say(changeTexts.howMany)}
          inputMode="numeric"
          pattern="[1-9][0-9]{0,6}"
          required
          autoComplete="off"
          value={many}
          error={isTooMany ? say(changeTexts.tooFew) : undefined}
          onChange={({ target }) => setMany(target.value)}
        />
        <SelectField
          label={say(changeTexts.reason)}
          value={reason}
          choices={givenReasons.map((value) => ({ value, label: say(givenReasonTexts[value]) }))}
          onChange={({ target }) => setReason(givenReasons.find((each) => each === target.value) ?? 'other_reason')}
        />
        {reason === 'custom' && (
          <TextField
            label={say(changeTexts.words)}
            required
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        {preview && <Effect {...preview} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(changeTexts.keep)}
          </Button>
          <Button type="submit" busy={busy} disabled={isTooMany}>
            {say(changeTexts[way])}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Way = 'give' | 'take'

function WayField({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const say = useWords()
  return (
    <SelectField
      label={say(changeTexts.way)}
      value={way}
      choices={(['give', 'take'] as const).map((value) => ({ value, label: say(changeTexts[value]) }))}
      onChange={({ target }) => onChange(target.value === 'take' ? 'take' : 'give')}
    />
  )
}

function usePreview(uid: string, points: number) {
  const { memberChanges } = useOffice()
  const { data } = useQuery({
    queryKey: ['member', uid, 'points', points],
    queryFn: ({ signal }) => memberChanges.points.preview({ uid, points }, { signal }),
    placeholderData: keepPreviousData,
  })
  return data
}

function Effect({ before, after, ends_at: end }: { before: number; after: number; ends_at: string | null }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <dl className="facts consequences" aria-live="polite">
      <dt>{say(changeTexts.before)}</dt>
      <dd className="figures">{formatNumber(before, language)}</dd>
      <dt>{say(changeTexts.after)}</dt>
      <dd className="figures">{formatNumber(after, language)}</dd>
      <dt>{say(changeTexts.endsAt)}</dt>
      <dd className="figures">{end === null ? say(changeTexts.nothingLeft) : formatDate(end, language)}</dd>
    </dl>
  )
}
