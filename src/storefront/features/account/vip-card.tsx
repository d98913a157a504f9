import './account.css'
import type { User } from '#contract/api/user.ts'
import { vipSpending } from '#rules/constants.ts'
import { formatDate, formatTwd } from '#texts/format.ts'
import { levelUntil, nextLevel, vipPetals } from '#texts/profile.ts'
import { vipNames } from '#texts/shell.ts'
import { petals } from '../../ui/blossom.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** A member's standing: as many golden petals as the level, until when, and what the next one asks (PRF-05). */
export function VipCard({ user: { vip, vipDue } }: { user: User }) {
  const say = useWords()
  const language = useLanguage()
  const name = vipNames[vip]
  const above = vipNames[vip + 1]
  const spending = vip === 0 ? vipSpending[1] : vipSpending[2]
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
        {above && <p>{say(nextLevel(formatTwd(spending, language), say(above)))}</p>}
      </div>
    </Panel>
  )
}
