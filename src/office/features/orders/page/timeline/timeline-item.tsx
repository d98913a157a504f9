import type { TimelineEntry } from '#contract/office/api/order-page.ts'
import type { Text } from '#rules/locale.ts'
import { refundReasons } from '#rules/orders/afterwards.ts'
import { givenRefundReasons } from '#rules/returns/refund-reason.ts'
import { givenReasonTexts } from '#texts/office/money.ts'
import { letterKindText } from '#texts/office/letters.ts'
import { orderEventTexts, partOf } from '#texts/office/orders.ts'
import {
  becameText,
  changedFieldTexts,
  happenedTexts,
  timelineActorTexts,
  timelineKindTexts,
  timelineTexts,
} from '#texts/office/order-page/timeline.ts'
import { refundReasonTexts } from '#texts/shop/afterwards/order-afterwards.ts'
import { riskMarkTexts, riskReasonTexts } from '#texts/office/order-page/risk.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { When } from '../../../../ui/when.tsx'

const amountFields = ['total', 'discount', 'amount']

/** One thing that happened: what, who did it, and what was written or changed. */
export function TimelineItem({ entry, isPart }: { entry: TimelineEntry; isPart: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const { kind, actor, by, amount, text, changed } = entry
  const write = (field: string, value: unknown) =>
    amountFields.includes(field) && typeof value === 'number'
      ? formatTwd(value, language)
      : (written(value, say) ?? say(timelineTexts.nothing))
  return (
    <li data-kind={kind}>
      <span className="dot" aria-hidden="true" />
      <div className="min-w-0">
        <b className="font-medium">{say(headOf(entry))}</b>
        {amount !== null && <span className="figures"> {formatTwd(amount, language)}</span>}
        {isPart && <span className="dim"> · {say(partOf(entry.number.slice(12)))}</span>}
        {text !== null && text !== '' && <p className="break-words whitespace-pre-wrap">{say(wordsOf(entry))}</p>}
        {changed.map(({ field, from, to }) => {
          const name = changedFieldTexts[field]
          return (
            name && (
              <p key={field} className="text-[13px] break-words">
                <span className="dim">{say(name)}</span> {say(becameText(write(field, from), write(field, to)))}
              </p>
            )
          )
        })}
        <span className="dim block text-xs">{by ?? say(timelineActorTexts[actor])}</span>
      </div>
      <span className="dim text-xs">
        <When at={entry.at} />
      </span>
    </li>
  )
}

/** Why money goes back is kept as a code; anything else as it was written. */
function wordsOf({ kind, what, text }: TimelineEntry): Text {
  const given = what === 'refund-lines' ? givenRefundReasons.find((each) => each === text) : undefined
  if (given) return givenReasonTexts[given]
  const reason = kind === 'refund' ? refundReasons.find((each) => each === text) : undefined
  return reason ? refundReasonTexts[reason] : { zh: text ?? '', en: text ?? '' }
}

function headOf({ kind, what }: TimelineEntry): Text {
  if (kind === 'order' || kind === 'return') return orderEventTexts[what] ?? timelineKindTexts[kind]
  if (kind !== 'letter') return happenedTexts[kind][what] ?? timelineKindTexts[kind]
  return letterKindText(what) ?? timelineKindTexts.letter
}

/** What is kept as a code. */
const codeTexts: Readonly<Record<string, Text>> = { ...riskMarkTexts, ...riskReasonTexts }

/** A value as a person reads it; null for nothing. */
function written(value: unknown, say: (text: Text) => string): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((each) => written(each, say)).join(' · ')
  if (typeof value === 'string' && value in codeTexts) return say(codeTexts[value] ?? timelineTexts.nothing)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
