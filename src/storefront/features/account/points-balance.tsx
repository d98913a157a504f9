import './account.css'
import { pointEffectiveDays, pointMinimum, pointRate } from '#rules/constants.ts'
import { formatDate, formatNumber, formatTwd } from '#texts/format.ts'
import { earnRule } from '#texts/home.ts'
import { becomeEffective, expiresOn, pointsUnit, pointTexts } from '#texts/points.ts'
import { Blossom } from '../../ui/blossom.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

type PointsBalanceProps = { points: number; expiredAt: string | null }

/** What a member has to spend, and until when (PTS-01). */
export function PointsBalance({ points, expiredAt }: PointsBalanceProps) {
  const say = useWords()
  const language = useLanguage()
  return (
    <Panel className="points-balance">
      <div>
        <div>
          <p className="muted">{say(pointTexts.balance)}</p>
          <p>
            <span className="number">{formatNumber(points, language)}</span> {say(pointsUnit(points))}
          </p>
        </div>
        <Blossom />
      </div>
      <p className="small muted">{expiredAt ? say(expiresOn(formatDate(expiredAt, language))) : say(earnRule(formatTwd(pointMinimum, language), pointRate))}</p>
      <p className="small muted">{say(becomeEffective(pointEffectiveDays))}</p>
    </Panel>
  )
}
