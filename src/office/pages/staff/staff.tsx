import { UserPlus } from 'lucide-react'
import { staffTexts } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMay } from '../../data/use-me.ts'
import { useStaff } from '../../data/use-staff.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { Invitations } from '../../features/staff/invitations.tsx'
import { OwnRoles } from '../../features/staff/own-roles.tsx'
import { People } from '../../features/staff/people.tsx'
import { useDialog } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const InviteDialog = lazyLayer(() => import('../../features/staff/invite-dialog.tsx').then((file) => file.InviteDialog))

/** Who works in the office, and what they may do. */
export function StaffPage() {
  const say = useWords()
  const may = useMay()
  const { data, error, isPending, refetch } = useStaff()
  const [isInviting, setInviting] = useDialog('invite')
  return (
    <>
      <PageBar
        title={say(staffTexts.title)}
        actions={
          may('staff.edit') && (
            <Button onClick={() => setInviting(true)}>
              <UserPlus size={16} aria-hidden="true" />
              {say(staffTexts.invite)}
            </Button>
          )
        }
      />
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && (
        <div className="page-body grid gap-4">
          <People list={data} />
          {data.invitations.length > 0 && <Invitations list={data} />}
          <OwnRoles roles={data.roles} />
          {isInviting && may('staff.edit') && <InviteDialog roles={data.roles} onClose={() => setInviting(false)} />}
        </div>
      )}
    </>
  )
}
