import './account.css'
import { formatDate, formatNumber, formatTwd } from '#texts/shared/format.ts'
import { earnRule } from '#texts/shop/home.ts'
import { becomeEffective, expiresOn, pointsUnit, pointTexts } from '#texts/shop/points.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { Panel } from '#ui/panel.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

type PointsBalanceProps = { points: number; expiredAt: string | null }

/** What a member has to spend, and until when (PTS-01). */
export function PointsBalance({ points, expiredAt }: PointsBalanceProps) {
  const say = useWords()
  const language = useLanguage()
  const terms = useTerms().points
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
      <p className="small muted">
        {expiredAt ? say(expiresOn(formatDate(expiredAt, language))) : say(earnRule(formatTwd(terms.minimum, language), terms.rate))}
      </p>
      <p className="small muted">{say(becomeEffective(terms.effective_days))}</p>
    </Panel>
  )
}
