import { useState, type SubmitEvent } from 'react'
import type { StaffList } from '#contract/office/api/staff.ts'
import { languages, type Language } from '#rules/locale.ts'
import { doorTexts } from '#texts/office/door.ts'
import { staffTexts } from '#texts/office/staff.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors } from '../../data/problem-message.ts'
import { useStaffChange } from '../../data/use-staff.ts'
import { RoleChoice } from './role-choice.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

/** Whom to invite, and as what. */
export function InviteDialog({ roles, onClose }: { roles: StaffList['roles']; onClose: () => void }) {
  const [say, spoken] = [useWords(), useLanguage()]
  const office = useOffice()
  const [person, setPerson] = useState({ name: '', email: '', language: spoken, roles: [] as readonly string[] })
  const kept = useKeptForm({ form: 'invite', values: person, onTake: setPerson })
  const invite = useStaffChange({
    act: (_, press) => office.staff.invite({ ...person, roles: [...person.roles] }, press),
    done: staffTexts.invited,
    kept,
  })
  const errors = fieldErrors(invite.error)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    invite.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title={say(staffTexts.invite)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <p className="muted">{say(staffTexts.inviteHow)}</p>
        {kept.offer}
        <TextField
          label={say(staffTexts.name)}
          required
          maxLength={80}
          autoComplete="off"
          value={person.name}
          error={errors['name']}
          onChange={({ target }) => setPerson({ ...person, name: target.value })}
        />
        <TextField
          label={say(doorTexts.email)}
          type="email"
          required
          maxLength={200}
          autoComplete="off"
          value={person.email}
          error={errors['email']}
          onChange={({ target }) => setPerson({ ...person, email: target.value })}
        />
        <SelectField
          label={say(doorTexts.language)}
          value={person.language}
          choices={languages.map((language) => ({ value: language, label: fullLanguageNames[language] }))}
          onChange={({ target }) => setPerson({ ...person, language: target.value as Language })}
        />
        <RoleChoice
          roles={roles}
          chosen={person.roles}
          error={errors['roles']}
          onChoose={(chosen) => setPerson({ ...person, roles: chosen })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(staffTexts.keep)}
          </Button>
          <Button type="submit" busy={invite.isPending}>
            {say(staffTexts.send)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
