import type { MemberChange } from '#contract/office/api/members/member-page.ts'
import { auditVerbText } from '#texts/office/audit.ts'
import { memberTexts } from '#texts/office/members/member.ts'
import { becameText, timelineTexts } from '#texts/office/order-page/timeline.ts'
import { useWords } from '#ui/words/words.ts'
import { When } from '../../../ui/when.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What was changed of a member, by whom and why, as the audit log has it, newest first. */
export function MemberLog({ changes }: { changes: readonly MemberChange[] }) {
  const say = useWords()
  return (
    <Panel title={memberTexts.log}>
      {changes.length === 0 && <p className="body dim">{say(memberTexts.noLog)}</p>}
      <ol className="log body" hidden={changes.length === 0}>
        {changes.map(({ id, at, by, verb, reason, changed }) => (
          <li key={id}>
            <span className="dot" aria-hidden="true" />
            <div className="min-w-0">
              <b className="font-medium">{say(auditVerbText(verb))}</b>
              {reason !== null && <p className="break-words whitespace-pre-wrap">{reason}</p>}
              {changed.map(({ field, from, to }) => (
                <p key={field} className="text-[13px] break-words">
                  <span className="dim">{field}</span>{' '}
                  {say(becameText(written(from) ?? say(timelineTexts.nothing), written(to) ?? say(timelineTexts.nothing)))}
                </p>
              ))}
              <span className="dim block text-xs">{by}</span>
            </div>
            <span className="dim text-xs">
              <When at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** A value as a person reads it; null for nothing. */
function written(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((each) => written(each) ?? '').join(' · ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
