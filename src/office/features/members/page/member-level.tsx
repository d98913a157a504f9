import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import { levelText, untilText } from '#texts/office/members/members.ts'
import { levelBecame, levelReasonTexts, memberTexts } from '#texts/office/members/member.ts'
import { useWords } from '#ui/words/words.ts'
import { When } from '../../../ui/when.tsx'
import { LevelTag } from '../level-tag.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The level, until when it lasts, and how it came about. */
export function MemberLevel({ level }: { level: MemberOfOffice['level'] }) {
  const say = useWords()
  const dayOf = (day: string) => day.replaceAll('-', '/')
  return (
    <Panel title={memberTexts.level}>
      <p className="body flex items-center gap-2">
        <LevelTag level={level.now} />
        {level.until !== null && <span className="dim figures">{say(untilText(dayOf(level.until)))}</span>}
      </p>
      <details className="body">
        <summary className="dim min-h-[44px] cursor-pointer text-[13px] md:min-h-[28px]">{say(memberTexts.levelHistory)}</summary>
        {level.changes.length === 0 && <p className="dim">{say(memberTexts.noLevels)}</p>}
        <ul className="grid gap-1">
          {level.changes.map(({ from, to, until, reason, at }) => (
            <li key={`${at}${to}`} className="text-[13px]">
              {say(levelBecame(say(levelText(from)), say(levelText(to))))}
              {until !== null && <span className="dim figures"> {say(untilText(dayOf(until)))}</span>}
              <span className="dim block text-xs">
                <When at={at} /> {levelReasonTexts[reason] ? say(levelReasonTexts[reason]) : reason}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  )
}
