import type { ReactNode } from 'react'
import type { Machine } from '#contract/office/api/machine/machine.ts'
import type { Text } from '#rules/locale.ts'
import { backupOf, bytesOf, durationOf, failedOf, machineTexts, oldestOf, within } from '#texts/office/machine/machine.ts'
import { formatAge } from '#texts/office/times.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { classNames } from '#ui/class-names.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What tells from across the room whether all is well. */
export function KeyFigures({ machine: { asked_at, answers, work, database, backup } }: { machine: Machine }) {
  const [say, language] = [useWords(), useLanguage()]
  const age = (time: string) => formatAge(time, { now: new Date(asked_at), language })
  return (
    <dl className="key-figures office-panel">
      <Figure label={machineTexts.answers} below={answers.p95_ms === null ? null : within(answers.p95_ms)}>
        {answers.p50_ms === null ? '—' : say(durationOf(answers.p50_ms))}
      </Figure>
      <Figure
        label={machineTexts.requests}
        below={answers.failed > 0 ? failedOf(answers.failed) : machineTexts.noneFailed}
        isBad={answers.failed > 0}
      >
        {formatNumber(answers.requests, language)}
      </Figure>
      <Figure
        label={machineTexts.waiting}
        below={work.oldest === null ? machineTexts.nothingWaits : oldestOf(age(work.oldest))}
        isBad={work.is_late}
      >
        {formatNumber(work.waiting, language)}
      </Figure>
      <Figure
        label={machineTexts.failed}
        below={work.failed > 0 ? machineTexts.failedHow : machineTexts.noneFailed}
        isBad={work.failed > 0}
      >
        {formatNumber(work.failed, language)}
      </Figure>
      <Figure
        label={machineTexts.database}
        below={backup.at === null ? machineTexts.noBackup : backupOf(age(backup.at))}
        isBad={backup.is_late}
      >
        {bytesOf(database.size_bytes)}
      </Figure>
    </dl>
  )
}

type FigureProps = { label: Text; below: Text | null; isBad?: boolean; children: ReactNode }

function Figure({ label, below, isBad = false, children }: FigureProps) {
  const say = useWords()
  return (
    <div className={classNames(isBad && 'is-bad')}>
      <dt>{say(label)}</dt>
      <dd>{children}</dd>
      {below && <dd className="key-figure-below">{say(below)}</dd>}
    </div>
  )
}
