import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffPerson } from '#contract/office/api/staff.ts'
import { resetWho, sessionsOf, staffTexts } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useCarefully } from '../../data/step-up.tsx'
import { useStaffChange } from '../../data/use-staff.ts'
import { SessionRow } from '../../ui/session-row.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

/** Where somebody is signed in, with what an owner can do about it: end one session, end all, or have them prove anew who they are. */
export function SessionsDialog({ person: { id, name }, onClose }: { person: StaffPerson; onClose: () => void }) {
  const say = useWords()
  const { staff } = useOffice()
  const carefully = useCarefully()
  const [isResetting, setResetting] = useState(false)
  const key = ['staff-sessions', id]
  const { data, refetch } = useQuery({ queryKey: key, queryFn: () => carefully(() => staff.sessions({ id })) })
  const endOne = useStaffChange({
    act: (session: string, press) => staff.endSession({ id, session }, press).finally(refetch),
    done: staffTexts.sessionEnded,
  })
  const endAll = useStaffChange({
    act: (_: undefined, press) => staff.endSessions({ id }, press).finally(refetch),
    done: staffTexts.signedOut,
  })
  const sessions = data?.sessions ?? []
  return (
    <Dialog open onClose={onClose} title={say(sessionsOf(name))}>
      <div className="mt-3 grid gap-4">
        {data && sessions.length === 0 && <p className="muted">{say(staffTexts.noSessions)}</p>}
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endOne.mutate(session.id)} />
          ))}
        </ul>
        {isResetting ? (
          <ResetForm person={{ id, name }} onClose={onClose} />
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button kind="ghost" aria-label={say(resetWho(name))} onClick={() => setResetting(true)}>
              {say(staffTexts.reset)}
            </Button>
            {sessions.length > 0 && (
              <Button kind="secondary" busy={endAll.isPending} onClick={() => endAll.mutate(undefined)}>
                {say(staffTexts.signOut)}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

function ResetForm({ person: { id, name }, onClose }: { person: Pick<StaffPerson, 'id' | 'name'>; onClose: () => void }) {
  const say = useWords()
  const { staff } = useOffice()
  const [reason, setReason] = useState('')
  const kept = useKeptForm({ form: `staff ${id} reset`, values: reason, onTake: setReason })
  const reset = useStaffChange({ act: (_: undefined, press) => staff.reset({ id, reason }, press), done: staffTexts.resetDone, kept })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        reset.mutate(undefined, { onSuccess: onClose })
      }}
    >
      {kept.offer}
      <p className="muted">{say(staffTexts.resetHow)}</p>
      <TextField
        label={say(staffTexts.reason)}
        required
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          {say(staffTexts.keep)}
        </Button>
        <Button type="submit" busy={reset.isPending} aria-label={say(resetWho(name))}>
          {say(staffTexts.reset)}
        </Button>
      </div>
    </form>
  )
}
