import { Check } from 'lucide-react'
import type { StaffPerson } from '#contract/office/api/staff.ts'
import { consequenceTexts } from '#texts/office/orders.ts'
import { staffTexts, suspendConsequences, suspendWho } from '#texts/office/staff.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useStaffChange } from '../../data/use-staff.ts'

/** Says what follows before somebody is suspended. */
export function SuspendDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const say = useWords()
  const { staff } = useOffice()
  const suspend = useStaffChange({ act: (_, press) => staff.suspend({ id: person.id }, press), done: staffTexts.suspendedNow })
  return (
    <ConfirmDialog
      title={say(suspendWho(person.name))}
      confirm={say(staffTexts.suspendNow)}
      cancel={say(staffTexts.keep)}
      onClose={onClose}
      // What was refused is told; the dialog closes either way.
      onConfirm={async () => void (await suspend.mutateAsync(undefined).catch(() => undefined))}
    >
      <div className="consequences">
        <b className="font-semibold">{say(consequenceTexts.heading)}</b>
        <ul className="grid gap-1.5">
          {suspendConsequences.map((text) => (
            <li key={text.en}>
              <Check size={16} className="mt-1 text-done" aria-hidden="true" />
              {say(text)}
            </li>
          ))}
        </ul>
      </div>
    </ConfirmDialog>
  )
}
