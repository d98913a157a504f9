import { useState } from 'react'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { mostDaysByHand } from '#rules/members/vip.ts'
import { changeTexts } from '#texts/office/members/changes.ts'
import { levelText } from '#texts/office/members/members.ts'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { ChangeDialog } from './change-dialog.tsx'

type OfMember = { uid: string; onClose: () => void }

/** Raises a member until a day (MBR-09). */
export function RaiseDialog({ uid, now, onClose }: OfMember & { /** The level that they have. */ now: number }) {
  const say = useWords()
  const { memberChanges } = useOffice()
  const change = useMemberChange(uid)
  const above = ([1, 2] as const).filter((each) => each > now)
  const [level, setLevel] = useState<1 | 2>(above[0] ?? 2)
  const [today] = useState(() => taipeiDay(new Date()))
  const [until, setUntil] = useState(() => laterDay(today, 365))
  const act = async (reason: string) =>
    (await change({ act: (press) => memberChanges.raise({ uid, level, until, reason }, press), done: changeTexts.raised })) !== null
  return (
    <ChangeDialog
      form={`member ${uid} level`}
      values={{ level, until }}
      onTake={(typed) => {
        setLevel(typed.level)
        setUntil(typed.until)
      }}
      title={changeTexts.raise}
      how={changeTexts.raiseHow}
      onAct={act}
      onClose={onClose}
    >
      <SelectField
        label={say(changeTexts.level)}
        value={String(level)}
        choices={above.map((each) => ({ value: String(each), label: say(levelText(each)) }))}
        onChange={({ target }) => setLevel(target.value === '2' ? 2 : 1)}
      />
      <TextField
        label={say(changeTexts.until)}
        type="date"
        required
        min={laterDay(today, 1)}
        max={laterDay(today, mostDaysByHand)}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </ChangeDialog>
  )
}

/** Ends a level that was given by hand (D-122). */
export function RecountDialog({ uid, onClose }: OfMember) {
  const { memberChanges } = useOffice()
  const change = useMemberChange(uid)
  const act = async (reason: string) =>
    (await change({ act: (press) => memberChanges.recount({ uid, reason }, press), done: changeTexts.recounted })) !== null
  return (
    <ChangeDialog
      form={`member ${uid} recount`}
      values={null}
      title={changeTexts.recount}
      how={changeTexts.recountHow}
      onAct={act}
      onClose={onClose}
    />
  )
}
