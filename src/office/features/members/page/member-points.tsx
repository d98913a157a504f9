import type { ReactNode } from 'react'
import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import { memberTexts } from '#texts/office/members/member.ts'
import { pointReasonTexts } from '#texts/shop/points.ts'
import { formatChange, formatDate, formatNumber } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { Code } from '../../../ui/code.tsx'
import { When } from '../../../ui/when.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Points = MemberOfOffice['points']

/** What a member's points are made of, lot by lot, and how they came about. */
export function MemberPoints({ points, beside }: { points: Points; beside?: ReactNode }) {
  const say = useWords()
  return (
    <Panel title={memberTexts.ledger} beside={beside}>
      {points.lots.length > 0 && <Lots lots={points.lots} />}
      {points.entries.length === 0 && <p className="body dim">{say(memberTexts.noPoints)}</p>}
      {points.entries.length > 0 && (
        <ul className="member-rows">
          {points.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Lots({ lots }: { lots: Points['lots'] }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <div className="body">
      <h3 className="dim mb-1 text-xs">{say(memberTexts.lots)}</h3>
      <ul className="flex flex-wrap gap-2">
        {lots.map(({ id, remaining, begins_at, ends_at }) => (
          <li key={id} className="point-lot">
            <b className="figures font-semibold">{formatNumber(remaining, language)}</b>
            <span className="dim figures text-xs">
              {formatDate(begins_at, language)} – {ends_at === null ? say(memberTexts.noEnd) : formatDate(ends_at, language)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry: { at, points, reason, words, by, order } }: { entry: Points['entries'][number] }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <li>
      <span className="dim">
        <When at={at} />
      </span>
      <span className="min-w-0 break-words">
        {words ?? say(pointReasonTexts[reason])}
        {order !== null && (
          <PageLink href={officePaths.order(order)} className="row-link ml-2">
            <Code>{order}</Code>
          </PageLink>
        )}
      </span>
      <span className="dim truncate">{by}</span>
      <span className={points > 0 ? 'figures right text-done' : 'figures right'}>{formatChange(points, language)}</span>
    </li>
  )
}
