import { CircleX, Play } from 'lucide-react'
import type { MachineJob } from '#contract/office/api/machine/machine.ts'
import { durationOf, machineTexts, runJobText, wentWrongOf } from '#texts/office/machine/machine.ts'
import { workText } from '#texts/office/machine/works.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { useMay } from '../../data/use-me.ts'
import { Panel } from '../../ui/panel.tsx'
import { TableScroll } from '../../ui/table/table-scroll.tsx'
import { State } from '../../ui/state.tsx'
import { When } from '../../ui/when.tsx'

const RunDialog = lazyLayer(() => import('./run-dialog.tsx').then((file) => file.RunDialog))

/** What the clock asks for: how it ended the last time, and when it is due next (MCH-01). */
export function JobTable({ jobs }: { jobs: readonly MachineJob[] }) {
  const say = useWords()
  const may = useMay()
  return (
    <Panel title={machineTexts.jobs}>
      <TableScroll label={say(machineTexts.jobs)}>
        <table className="inner-table">
          <thead>
            <tr>
              <th scope="col">{say(machineTexts.job)}</th>
              <th scope="col">{say(machineTexts.last)}</th>
              <th scope="col" className="right">
                {say(machineTexts.took)}
              </th>
              <th scope="col">{say(machineTexts.result)}</th>
              <th scope="col">{say(machineTexts.next)}</th>
              {may('machine.retry') && (
                <th scope="col">
                  <span className="sr-only">{say(machineTexts.run)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <JobRow key={job.name} job={job} mayRun={may('machine.retry')} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Panel>
  )
}

function JobRow({ job: { name, state, last, next_at, may_be_earlier }, mayRun }: { job: MachineJob; mayRun: boolean }) {
  const say = useWords()
  const [isAsked, ask] = useDialog(`run-${name}`)
  return (
    <tr>
      <th scope="row">{say(workText(name))}</th>
      <td>{last ? <When at={last.began_at} /> : <span className="dim">{say(machineTexts.notYet)}</span>}</td>
      <td className="right figures nowrap">{last ? say(durationOf(last.seconds * 1000)) : '—'}</td>
      <td>
        <Result state={state} last={last} />
      </td>
      <td>{next_at ? <When at={next_at} /> : '—'}</td>
      {mayRun && (
        <td className="right">
          <Button
            kind="ghost"
            size="small"
            disabled={state !== 'idle'}
            aria-label={say(runJobText(workText(name)))}
            className="nowrap"
            onClick={() => ask(true)}
          >
            <Play size={14} aria-hidden="true" />
            {say(machineTexts.run)}
          </Button>
          {isAsked && <RunDialog name={name} mayBeEarlier={may_be_earlier} onClose={() => ask(false)} />}
        </td>
      )}
    </tr>
  )
}

function Result({ state, last }: Pick<MachineJob, 'state' | 'last'>) {
  const say = useWords()
  if (state !== 'idle')
    return <span className="state move">{say(state === 'running' ? machineTexts.isRunning : machineTexts.isWaiting)}</span>
  if (!last) return '—'
  return (
    <>
      {last.error === null ? (
        <span className="dim">{say(machineTexts.done)}</span>
      ) : (
        <State tone="alarm" sign={<CircleX size={14} aria-hidden="true" />}>
          <span className="job-error" title={last.error}>
            {say(wentWrongOf(last.error))}
          </span>
        </State>
      )}
      {last.as_of !== null && (
        <div className="dim text-xs">
          {say(machineTexts.asOf)} <When at={last.as_of} />
        </div>
      )}
    </>
  )
}
