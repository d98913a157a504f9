import type { PointEntry } from '#contract/shop/api/points.ts'
import { paths } from '#contract/shop/paths.ts'
import { formatChange, formatDate } from '#texts/shared/format.ts'
import { countsFrom, fromOrder, pointReasonTexts, pointTexts } from '#texts/shop/points.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** How the points came about: why, when, from which order, and how many (PTS-04 to PTS-06, PTS-15). */
export function PointsHistory({ entries, now }: { entries: readonly PointEntry[]; now: Date }) {
  const say = useWords()
  return (
    <Panel>
      <h2>{say(pointTexts.history)}</h2>
      <ul className="points-history">
        {entries.map((entry) => (
          <Entry key={`${entry.created_at} ${entry.reason} ${entry.order_id} ${entry.shopping_point_number}`} entry={entry} now={now} />
        ))}
      </ul>
    </Panel>
  )
}

function Entry({ entry, now }: { entry: PointEntry; now: Date }) {
  const say = useWords()
  const language = useLanguage()
  const { created_at, reason, customer_reason, order_id, effective_at, shopping_point_number: points } = entry
  return (
    <li>
      <div>
        {(reason === 'custom' && customer_reason) || say(pointReasonTexts[reason])}
        <div className="facts small muted">
          <span>{formatDate(created_at, language)}</span>
          {new Date(effective_at) > now && <span>{say(countsFrom(formatDate(effective_at, language)))}</span>}
          {order_id && (
            <PageLink className="text-link" href={paths.order(language, order_id)}>
              {say(fromOrder(order_id))}
            </PageLink>
          )}
        </div>
      </div>
      <b className={points > 0 ? 'came' : undefined}>{formatChange(points, language)}</b>
    </li>
  )
}
