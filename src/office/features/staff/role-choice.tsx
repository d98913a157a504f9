import type { StaffList } from '#contract/office/api/staff.ts'
import { staffTexts } from '#texts/office/staff.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { useWords } from '#ui/words/words.ts'

type RoleChoiceProps = {
  roles: StaffList['roles']
  chosen: readonly string[]
  error?: string | undefined
  onChoose: (roles: readonly string[]) => void
}

/** One to three of the roles that there are. */
export function RoleChoice({ roles, chosen, error, onChoose }: RoleChoiceProps) {
  const say = useWords()
  const turn = (word: string, isOn: boolean) => onChoose(isOn ? [...chosen, word] : chosen.filter((each) => each !== word))
  return (
    <fieldset>
      <legend className="label">{say(staffTexts.roles)}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {roles.map(({ word, name }) => (
          <Checkbox
            key={word}
            checked={chosen.includes(word)}
            disabled={!chosen.includes(word) && chosen.length >= 3}
            onChange={({ target }) => turn(word, target.checked)}
          >
            {say(name)}
          </Checkbox>
        ))}
      </div>
      <p className={error ? 'error-text' : 'hint'}>{error ?? say(staffTexts.rolesHint)}</p>
    </fieldset>
  )
}
