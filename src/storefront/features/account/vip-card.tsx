import './account.css'
import type { User } from '#contract/shop/api/user.ts'
import { formatDate, formatTwd } from '#texts/shared/format.ts'
import { levelProgress, levelUntil, nextLevel, progressTo, vipPetals } from '#texts/shop/profile.ts'
import { vipNames } from '#texts/shop/shell.ts'
import { petals } from '#ui/pictures/blossom.tsx'
import { Panel } from '#ui/panel.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** A member's standing: as many golden petals as the level, until when, and how far the next one is (PRF-05, D-35). */
export function VipCard({ user: { vip, vipDue, vip_spending, vip_next_at } }: { user: User }) {
  const say = useWords()
  const language = useLanguage()
  const name = vipNames[vip]
  return (
    <Panel className="vip-card">
      <svg viewBox="0 0 100 100" role="img" aria-label={say(vipPetals(vip))}>
        {petals.map((petal, place) => (
          <path key={petal} d={petal} className={place < vip ? 'gold' : undefined} />
        ))}
      </svg>
      <div>
        <h2>{name && say(name)}</h2>
        {vipDue && <p>{say(levelUntil(formatDate(vipDue, language)))}</p>}
        {vip_next_at !== null && <NextLevel level={vip + 1} spent={vip_spending} goal={vip_next_at} />}
      </div>
    </Panel>
  )
}

/** How far it is. Spending that has reached the goal already is counted when the next order finishes, or in the night. */
function NextLevel({ level, spent, goal }: { level: number; spent: number; goal: number }) {
  const say = useWords()
  const language = useLanguage()
  const name = vipNames[level]
  const { days } = useTerms().vip
  if (!name) return null
  const amount = (twd: number) => formatTwd(twd, language)
  return (
    <div className="next-level">
      <p>{say(nextLevel({ amount: amount(goal), days, level: say(name) }))}</p>
      <progress aria-label={say(progressTo(say(name)))} value={Math.min(spent, goal)} max={goal} />
      <p className="small">{say(levelProgress(amount(spent), amount(Math.max(goal - spent, 0))))}</p>
    </div>
  )
}
