import { approvalsTexts } from '#texts/office/approvals.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useApprovals } from '../../data/use-approvals.ts'
import { ApprovalList } from '../../features/approvals/approval-list.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'

/** Calls that wait for a second person, and what was decided lately. */
export function ApprovalsPage() {
  const say = useWords()
  const { data, error, isPending, refetch } = useApprovals()
  const waiting = data?.approvals.filter(({ state }) => state === 'waiting') ?? []
  const ended = data?.approvals.filter(({ state }) => state !== 'waiting') ?? []
  return (
    <>
      <PageBar title={say(approvalsTexts.title)} />
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && (
        <div className="page-body grid gap-4">
          {waiting.length === 0 && <EmptyState title={say(approvalsTexts.none)} text={say(approvalsTexts.noneHow)} />}
          {waiting.length > 0 && <ApprovalList title={say(approvalsTexts.waiting)} approvals={waiting} />}
          {ended.length > 0 && <ApprovalList title={say(approvalsTexts.ended)} approvals={ended} />}
        </div>
      )}
    </>
  )
}
