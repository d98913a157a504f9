import type { StaffList } from '#contract/office/api/staff.ts'
import { isBuiltIn } from '#rules/staff/roles.ts'
import { ownRoleTexts, removeRole } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { useStaffChange } from '../../data/use-staff.ts'

/** Roles of an owner's own; one that nobody has can be put away, and had back within thirty days (NAV-18). */
export function OwnRoles({ roles }: Pick<StaffList, 'roles'>) {
  const say = useWords()
  const may = useMay()('staff.edit')
  const { roles: calls } = useOffice()
  const remove = useStaffChange({
    act: (id: number, press) => calls.remove({ id }, press),
    done: ownRoleTexts.removed,
    undo: (id: number, press) => calls.restore({ id }, press),
  })
  const own = roles.filter(({ word }) => !isBuiltIn(word))
  if (own.length === 0) return null
  return (
    <section className="office-panel" aria-label={say(ownRoleTexts.heading)}>
      <header>
        <h2>{say(ownRoleTexts.heading)}</h2>
        {may && (
          <PageLink className="row-link ml-auto text-[13px]" href={officePaths.removed({ kind: 'roles' })}>
            {say(ownRoleTexts.removedOnes)}
          </PageLink>
        )}
      </header>
      <ul>
        {own.map(({ word, name }) => (
          <li key={word} className="person-row">
            <span className="min-w-0 flex-1">{say(name)}</span>
            {may && (
              <Button kind="ghost" size="small" aria-label={say(removeRole(say(name)))} onClick={() => remove.mutate(Number(word))}>
                {say(ownRoleTexts.remove)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
