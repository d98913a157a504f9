import { CircleSlash, DoorOpen, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import { lockKindTexts, memberTexts } from '#texts/office/members/member.ts'
import { useWords } from '#ui/words/words.ts'
import { When } from '../../../ui/when.tsx'

/** What is out of the ordinary with an account, and why, above everything else; nothing where nothing is. */
export function MemberStanding({ member: { locked, closing_at, closed_at, locks } }: { member: MemberOfOffice }) {
  const say = useWords()
  if (!locked && !closing_at && locks.length === 0) return null
  return (
    <div className="whole-width grid gap-2">
      {locked && (
        <Note sign={<Lock size={16} aria-hidden="true" />} title={say(memberTexts.locked)} at={locked.at}>
          {locked.reason}
        </Note>
      )}
      {closing_at && !closed_at && (
        <Note sign={<DoorOpen size={16} aria-hidden="true" />} title={say(memberTexts.closing)} at={closing_at}>
          {null}
        </Note>
      )}
      {closed_at && (
        <Note sign={<CircleSlash size={16} aria-hidden="true" />} title={say(memberTexts.closed)} at={closed_at}>
          {say(memberTexts.closedHow)}
        </Note>
      )}
      {locks.length > 0 && (
        <details className="dim text-[13px]">
          <summary className="min-h-[44px] cursor-pointer md:min-h-[28px]">{say(memberTexts.locks)}</summary>
          <ul className="grid gap-1">
            {locks.map(({ kind, text, by, at }) => (
              <li key={at}>
                <When at={at} /> {say(lockKindTexts[kind])} · {by} · {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Note({ sign, title, at, children }: { sign: ReactNode; title: string; at: string; children: ReactNode }) {
  return (
    <p className="standing-note">
      {sign}
      <span>
        <b className="font-semibold">{title}</b> <When at={at} />
        {children && <span className="block">{children}</span>}
      </span>
    </p>
  )
}
