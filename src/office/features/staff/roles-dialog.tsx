import { useState, type SubmitEvent } from 'react'
import type { StaffList, StaffPerson } from '#contract/office/api/staff.ts'
import { changeRolesOf, staffTexts } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors } from '../../data/problem-message.ts'
import { useStaffChange } from '../../data/use-staff.ts'
import { RoleChoice } from './role-choice.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

export function RolesDialog({ person, roles, onClose }: { person: StaffPerson; roles: StaffList['roles']; onClose: () => void }) {
  const say = useWords()
  const { staff } = useOffice()
  const [chosen, setChosen] = useState<readonly string[]>(person.roles)
  const kept = useKeptForm({ form: `staff ${person.id} roles`, values: chosen, onTake: setChosen })
  const change = useStaffChange({
    act: (_, press) => staff.changeRoles({ id: person.id, roles: [...chosen] }, press),
    done: staffTexts.saved,
    kept,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title={say(changeRolesOf(person.name))}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <RoleChoice roles={roles} chosen={chosen} error={fieldErrors(change.error)['roles']} onChoose={setChosen} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(staffTexts.keep)}
          </Button>
          <Button type="submit" busy={change.isPending}>
            {say(staffTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
