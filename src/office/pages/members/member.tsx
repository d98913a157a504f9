import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { memberTexts } from '#texts/office/members/member.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { askAgainMs } from '../../data/ask-again.ts'
import { useOffice } from '../../data/office.tsx'
import { usePresence } from '../../data/orders/use-presence.ts'
import { officePaths } from '../../data/paths.ts'
import { useOpened } from '../../data/use-opened.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { LevelTag } from '../../features/members/level-tag.tsx'
import { MemberMoves } from '../../features/members/changes/member-moves.tsx'
import { MemberMarks } from '../../features/members/member-marks.tsx'
import { MemberNotes } from '../../features/notes/of-member/member-notes.tsx'
import { MemberTags } from '../../features/notes/of-member/member-tags.tsx'
import { MemberCards, MemberContact, MemberRecipients, MemberSignIn } from '../../features/members/page/member-aside.tsx'
import { MemberGoods } from '../../features/members/page/member-goods.tsx'
import { MemberLevel } from '../../features/members/page/member-level.tsx'
import { MemberLog } from '../../features/members/page/member-log.tsx'
import { MemberNumbers } from '../../features/members/page/member-numbers.tsx'
import { MemberOrders } from '../../features/members/page/member-orders.tsx'
import { MemberPoints } from '../../features/members/page/member-points.tsx'
import { MemberStanding } from '../../features/members/page/member-standing.tsx'
import { OrderState } from '../../features/orders/order-state.tsx'
import { OrderLetters } from '../../features/orders/page/letters/order-letters.tsx'
import { Faces } from '../../ui/faces.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'

/** Everything of one member (MBR-03). */
export function MemberPage() {
  const { uid = '' }: { uid?: string } = useParams({ strict: false })
  const office = useOffice()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['member', uid],
    queryFn: ({ signal }) => office.members.find({ uid }, { signal }),
    refetchInterval: askAgainMs,
  })
  if (isPending) return <Opening />
  if (data) return <Member key={data.uid} member={data} />
  if (isProblem(error, 'member_not_found')) return <NotFoundPage />
  return <LoadProblem error={error} onAgain={() => void refetch()} />
}

function Member({ member }: { member: MemberOfOffice }) {
  const { uid, contact, orders, points, level, letters, tags, notes, changes, closed_at } = member
  useOpened('member', uid)
  return (
    <>
      <MemberBar member={member} />
      <div className="page-body order-page">
        <MemberStanding member={member} />
        <div>
          <MemberNumbers member={member} />
          {orders && <MemberOrders orders={orders} stateOf={(status) => <OrderState status={status} />} />}
          <MemberPoints points={points} />
          {notes && closed_at === null && <MemberNotes notes={notes} uid={uid} />}
          <MemberGoods member={member} />
          <MemberLog changes={changes} />
        </div>
        <aside>
          <MemberContact member={member} />
          {closed_at === null && <MemberTags tags={tags} uid={uid} />}
          <MemberLevel level={level} />
          {contact && <MemberRecipients contact={contact} />}
          <MemberSignIn member={member} />
          <MemberCards member={member} />
          {letters && <OrderLetters letters={letters} place={{ uid }} />}
        </aside>
      </div>
    </>
  )
}

function MemberBar({ member }: { member: MemberOfOffice }) {
  const say = useWords()
  const { uid, name, level, locked, closing_at, closed_at, is_customer } = member
  const others = usePresence('member', uid)
  const marks = [
    ...(locked ? (['locked'] as const) : []),
    ...(closing_at && !closed_at ? (['closing'] as const) : []),
    ...(closed_at ? (['closed'] as const) : []),
    ...(is_customer ? (['no_sign_in'] as const) : []),
  ]
  return (
    <PageBar
      title={name}
      actions={<MemberMoves member={member} />}
      before={
        <PageLink href={officePaths.members()} className="dim flex min-h-[44px] items-center gap-1 md:min-h-[28px]">
          {say(memberTexts.allMembers)}
          <ChevronRight size={15} aria-hidden="true" />
        </PageLink>
      }
    >
      <LevelTag level={level.now} />
      <span className="dim code">{uid}</span>
      <MemberMarks marks={marks} />
      <Faces people={others} />
    </PageBar>
  )
}
