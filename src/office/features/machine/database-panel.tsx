import type { Machine } from '#contract/office/api/machine/machine.ts'
import { bytesOf, durationOf, machineTexts } from '#texts/office/machine/machine.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { Panel } from '../../ui/panel.tsx'
import { When } from '../../ui/when.tsx'

/** From so little room an alarm is due (OBS-06). */
const littleRoom = 0.15

/** The database, what it stands on, and when it was saved last (MCH-07). */
export function DatabasePanel({ machine: { database, disk, backup } }: { machine: Machine }) {
  const say = useWords()
  const { version, connections, replication_lag_seconds: lag, migrations, last_migration } = database
  return (
    <Panel title={machineTexts.database}>
      <dl className="key-values px-4 py-3">
        <dt>{say(machineTexts.server)}</dt>
        <dd>{version}</dd>
        <dt>{say(machineTexts.migrations)}</dt>
        <dd>
          {migrations} · {last_migration}
        </dd>
        <dt>{say(machineTexts.connections)}</dt>
        <dd>
          {connections.used} / {connections.most}
        </dd>
        <dt>{say(machineTexts.lag)}</dt>
        <dd>{lag === null ? say(machineTexts.noStandby) : say(durationOf(lag * 1000))}</dd>
        {disk && (
          <>
            <dt>{say(machineTexts.disk)}</dt>
            <dd className={classNames(disk.free_bytes < littleRoom * disk.all_bytes && 'state alarm')}>
              {bytesOf(disk.free_bytes)} / {bytesOf(disk.all_bytes)}
            </dd>
          </>
        )}
        <dt>{say(machineTexts.backup)}</dt>
        <dd className={classNames(backup.is_late && 'state alarm')}>
          {backup.at === null ? say(machineTexts.noBackup) : <When at={backup.at} />}
        </dd>
      </dl>
    </Panel>
  )
}
