import { todayTexts } from '#texts/office/today.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useApprovals } from '../../data/use-approvals.ts'
import { ApprovalRows } from '../../features/approvals/approval-list.tsx'
import { CasesShown } from '../../features/today/cases/cases-shown.tsx'

/** What waits for one's own yes or no, to be decided here (TDY-09). */
export function ApprovalsToDecide() {
  const say = useWords()
  const { data, error, refetch } = useApprovals()
  return (
    <CasesShown data={data} error={error} onAgain={() => void refetch()}>
      {({ approvals }) => (
        <>
          <ApprovalRows approvals={approvals.filter(({ can_decide: can }) => can)} />
          <p className="pt-2">
            <PageLink href={officePaths.approvals} className="text-link">
              {say(todayTexts.allApprovals)}
            </PageLink>
          </p>
        </>
      )}
    </CasesShown>
  )
}
