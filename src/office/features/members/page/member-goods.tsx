import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import { memberTexts, timesText } from '#texts/office/members/member.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Panel } from '../../../ui/panel.tsx'

/** What a member wishes for, has in the cart, and can take off by codes of their own. Looking changes nothing of it. */
export function MemberGoods({ member: { wishes, cart, codes } }: { member: MemberOfOffice }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <div className="member-halves">
      <Panel title={memberTexts.cart}>
        <List
          none={say(memberTexts.noCart)}
          lines={cart.map(({ id, name, quantity }, place) => ({
            key: `${id} ${place}`,
            label: say(name),
            more: say(timesText(formatNumber(quantity, language))),
          }))}
        />
      </Panel>
      <Panel title={memberTexts.wishes}>
        <List none={say(memberTexts.noWishes)} lines={wishes.map(({ id, name }) => ({ key: String(id), label: say(name), more: '' }))} />
      </Panel>
      <Panel title={memberTexts.codes}>
        <List
          none={say(memberTexts.noCodes)}
          lines={codes.map(({ code, kind, value }) => ({
            key: code,
            label: code,
            more: kind === 'amount' ? formatTwd(value, language) : `${value}%`,
          }))}
        />
      </Panel>
    </div>
  )
}

function List({ none, lines }: { none: string; lines: readonly { key: string; label: string; more: string }[] }) {
  if (lines.length === 0) return <p className="body dim">{none}</p>
  return (
    <ul className="body grid gap-1">
      {lines.map(({ key, label, more }) => (
        <li key={key} className="flex justify-between gap-3">
          <span className="min-w-0 break-words">{label}</span>
          <span className="dim figures nowrap">{more}</span>
        </li>
      ))}
    </ul>
  )
}
