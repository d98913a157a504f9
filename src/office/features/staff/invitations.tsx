import type { StaffList } from '#contract/office/api/staff.ts'
import { staffTexts, withdrawWho } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useMay } from '../../data/use-me.ts'
import { useStaffChange } from '../../data/use-staff.ts'
import { When } from '../../ui/when.tsx'
import { NamesOfRoles } from './names-of-roles.tsx'

/** Who was invited and has not come yet. */
export function Invitations({ list: { invitations, roles } }: { list: StaffList }) {
  const say = useWords()
  const may = useMay()
  const office = useOffice()
  const withdraw = useStaffChange({ act: (id: number, press) => office.staff.withdraw({ id }, press), done: staffTexts.withdrawn })
  return (
    <section className="office-panel">
      <header>
        <h2>{say(staffTexts.invitations)}</h2>
      </header>
      <ul>
        {invitations.map(({ id, name, email, roles: given, expires_at }) => (
          <li key={id} className="person-row">
            <div className="min-w-0 flex-1">
              <b className="font-medium">{name}</b> <span className="dim break-all">{email}</span>
              <div className="dim text-xs">
                <NamesOfRoles words={given} roles={roles} /> · {say(staffTexts.expires)} <When at={expires_at} />
              </div>
            </div>
            {may('staff.edit') && (
              <Button kind="ghost" size="small" aria-label={say(withdrawWho(name))} onClick={() => withdraw.mutate(id)}>
                {say(staffTexts.withdraw)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
