import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import type { Text } from '#rules/locale.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { changeTexts } from '#texts/office/members/changes.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../../data/address/use-dialog.ts'
import { useMay } from '../../../data/use-me.ts'
import { MoreActions } from '../../../ui/more-actions.tsx'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'

const PointsDialog = lazyLayer(() => import('./points-dialog.tsx').then((file) => file.PointsDialog))
const LockDialog = lazyLayer(() => import('./lock-dialog.tsx').then((file) => file.LockDialog))
const RaiseDialog = lazyLayer(() => import('./level-dialog.tsx').then((file) => file.RaiseDialog))
const RecountDialog = lazyLayer(() => import('./level-dialog.tsx').then((file) => file.RecountDialog))
const EmailDialog = lazyLayer(() => import('./email-dialog.tsx').then((file) => file.EmailDialog))

const moves = ['points', 'email', 'raise', 'recount', 'lock', 'unlock'] as const
type Move = (typeof moves)[number]

const needs = {
  points: 'members.points',
  email: 'members.contact',
  raise: 'members.level',
  recount: 'members.level',
  lock: 'members.lock',
  unlock: 'members.lock',
} as const satisfies Record<Move, PermissionName>

/** Whether it makes sense now. */
const can: Readonly<Record<Move, (member: MemberOfOffice) => boolean>> = {
  points: () => true,
  email: () => true,
  raise: ({ level }) => level.now < 2,
  recount: ({ level }) => level.changes[0]?.reason === 'office' && level.now > 0,
  lock: ({ locked }) => locked === null,
  unlock: ({ locked }) => locked !== null,
}

/** What can be done for a member now, by this person; nothing for one whose account is closed. */
export function MemberMoves({ member }: { member: MemberOfOffice }) {
  const say = useWords()
  const may = useMay()
  const [about, setAsking] = useDialogAbout('member')
  // What was just done may not make sense a second time; its dialog says how it went.
  const asking = moves.find((move) => move === about && may(needs[move]))
  const offered = member.closed_at === null ? moves.filter((move) => may(needs[move]) && can[move](member)) : []
  const close = () => setAsking(null)
  const { uid } = member
  return (
    <>
      <MoreActions>
        {offered.map((move) => (
          <Button key={move} kind="secondary" size="small" onClick={() => setAsking(move)}>
            {say(changeTexts[move] satisfies Text)}
          </Button>
        ))}
      </MoreActions>
      {asking === 'points' && <PointsDialog uid={uid} onClose={close} />}
      {(asking === 'lock' || asking === 'unlock') && <LockDialog uid={uid} isLocked={asking === 'unlock'} onClose={close} />}
      {asking === 'raise' && <RaiseDialog uid={uid} now={member.level.now} onClose={close} />}
      {asking === 'recount' && <RecountDialog uid={uid} onClose={close} />}
      {asking === 'email' && <EmailDialog uid={uid} onClose={close} />}
    </>
  )
}
