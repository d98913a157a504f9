import { CircleCheck, CircleOff } from 'lucide-react'
import type { StaffList, StaffPerson } from '#contract/office/api/staff.ts'
import { changeRolesOf, inHandOf, resumeWho, sessionsOf, staffTexts, suspendWho } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useMay, useMe } from '../../data/use-me.ts'
import { useStaffChange } from '../../data/use-staff.ts'
import { State } from '../../ui/state.tsx'
import { When } from '../../ui/when.tsx'
import { NamesOfRoles } from './names-of-roles.tsx'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const RolesDialog = lazyLayer(() => import('./roles-dialog.tsx').then((file) => file.RolesDialog))
const SessionsDialog = lazyLayer(() => import('./sessions-dialog.tsx').then((file) => file.SessionsDialog))
const InHandDialog = lazyLayer(() => import('./in-hand-dialog.tsx').then((file) => file.InHandDialog))
const SuspendDialog = lazyLayer(() => import('./suspend-dialog.tsx').then((file) => file.SuspendDialog))

type About = 'roles' | 'sessions' | 'suspend' | 'in-hand'

/** Everybody who has an account, with what an owner can do about it. */
export function People({ list: { people, roles } }: { list: StaffList }) {
  const say = useWords()
  const [shown, setAsked] = useDialogAbout('person')
  const asked = useMay()('staff.edit') ? askedOf(shown, people) : null
  const close = () => setAsked(null)
  return (
    <section className="office-panel">
      <header>
        <h2>{say(staffTexts.people)}</h2>
      </header>
      <ul>
        {people.map((person) => (
          <Person key={person.id} person={person} roles={roles} onAsk={(about) => setAsked(`${about}.${person.id}`)} />
        ))}
      </ul>
      {asked?.about === 'roles' && <RolesDialog person={asked.person} roles={roles} onClose={close} />}
      {asked?.about === 'sessions' && <SessionsDialog person={asked.person} onClose={close} />}
      {asked?.about === 'in-hand' && <InHandDialog person={asked.person} people={people} onClose={close} />}
      {asked?.about === 'suspend' && <SuspendDialog person={asked.person} onClose={close} />}
    </section>
  )
}

/** About whom which dialog is open: `roles.17`. */
function askedOf(shown: string | null, people: readonly StaffPerson[]) {
  const [about, id] = shown?.split('.') ?? []
  const person = people.find((each) => String(each.id) === id)
  return person ? { about, person } : null
}

type PersonProps = { person: StaffPerson; roles: StaffList['roles']; onAsk: (about: About) => void }

function Person({ person, roles, onAsk }: PersonProps) {
  const say = useWords()
  const me = useMe()
  const may = useMay()
  return (
    <li className="person-row">
      <span className="initial" aria-hidden="true">
        {person.name.slice(0, 1)}
      </span>
      <div className="min-w-[12rem] flex-1">
        <b className="font-medium">{person.name}</b>{' '}
        {person.id === me.id && <span className="tag outline ml-1">{say(staffTexts.you)}</span>}
        <div className="dim text-xs">
          <span className="break-all">{person.email}</span> ·{' '}
          {person.last_seen_at ? (
            <>
              {say(staffTexts.lastSeen)} <When at={person.last_seen_at} />
            </>
          ) : (
            say(staffTexts.never)
          )}
        </div>
      </div>
      <span className="person-roles">
        <NamesOfRoles words={person.roles} roles={roles} />
      </span>
      {person.suspended ? (
        <State tone="stop" sign={<CircleOff size={16} aria-hidden="true" />}>
          {say(staffTexts.suspended)}
        </State>
      ) : (
        <State tone="done" sign={<CircleCheck size={16} aria-hidden="true" />}>
          {say(staffTexts.active)}
        </State>
      )}
      {may('staff.edit') && <Moves person={person} onAsk={onAsk} />}
    </li>
  )
}

function Moves({ person: { id, name, suspended }, onAsk }: Pick<PersonProps, 'person' | 'onAsk'>) {
  const say = useWords()
  const { staff } = useOffice()
  const resume = useStaffChange({ act: (_, press) => staff.resume({ id }, press), done: staffTexts.resumed })
  return (
    <span className="person-moves">
      <Button kind="ghost" size="small" aria-label={say(changeRolesOf(name))} onClick={() => onAsk('roles')}>
        {say(staffTexts.change)}
      </Button>
      {!suspended && (
        <Button kind="ghost" size="small" aria-label={say(sessionsOf(name))} onClick={() => onAsk('sessions')}>
          {say(staffTexts.devices)}
        </Button>
      )}
      <Button kind="ghost" size="small" aria-label={say(inHandOf(name))} onClick={() => onAsk('in-hand')}>
        {say(staffTexts.inHand)}
      </Button>
      {suspended ? (
        <Button kind="ghost" size="small" aria-label={say(resumeWho(name))} onClick={() => resume.mutate(undefined)}>
          {say(staffTexts.resume)}
        </Button>
      ) : (
        <Button kind="ghost" size="small" aria-label={say(suspendWho(name))} onClick={() => onAsk('suspend')}>
          {say(staffTexts.suspend)}
        </Button>
      )}
    </span>
  )
}
