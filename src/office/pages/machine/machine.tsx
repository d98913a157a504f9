import { frameTexts } from '#texts/office/frame.ts'
import { useWords } from '#ui/words/words.ts'
import { useMachine } from '../../data/machine/use-machine.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { CopyTable } from '../../features/machine/copy-table.tsx'
import { DatabasePanel } from '../../features/machine/database-panel.tsx'
import { JobTable } from '../../features/machine/job-table.tsx'
import { KeyFigures } from '../../features/machine/key-figures.tsx'
import { PartyCards } from '../../features/machine/party-cards.tsx'
import { TableSizes } from '../../features/machine/table-sizes.tsx'
import { WorkTable } from '../../features/machine/work-table.tsx'

/** How the shop runs: background work, jobs of the clock, third parties, copies and database (MCH-09). */
export function MachinePage() {
  const say = useWords()
  const { data, error, isPending, refetch } = useMachine()
  return (
    <>
      <PageBar title={say(frameTexts.machine)} />
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && (
        <div className="page-body machine">
          <KeyFigures machine={data} />
          <WorkTable kinds={data.work.kinds} />
          <PartyCards parties={data.parties} />
          <div className="machine-columns">
            <JobTable jobs={data.jobs} />
            <div className="grid gap-4">
              <DatabasePanel machine={data} />
              <TableSizes tables={data.database.tables} />
            </div>
          </div>
          <CopyTable copies={data.copies} />
        </div>
      )}
    </>
  )
}
