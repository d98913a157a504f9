import type { Product } from '#contract/shop/api/products.ts'
import { paths } from '#contract/shop/paths.ts'
import type { Obstacle } from '#rules/catalog/obstacle.ts'
import { isPointsOnly } from '#rules/catalog/product.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { forVips, obstacleInFull, obstacleTexts } from '#texts/shop/product.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/**
 * To whom goods are sold that are not for everybody's money: told to all who look, so that nothing moves when it is known
 * who is there; to whoever cannot buy them, with what is missing and where to see it.
 */
export function WhoMayBuy({ product, obstacle }: { product: Product; obstacle: Obstacle | null }) {
  const say = useWords()
  const language = useLanguage()
  const { vip } = useTerms()
  if (!product.members_only && !isPointsOnly(product)) return null
  const forAll = product.members_only ? forVips(formatTwd(vip.vip_spending, language)) : obstacleTexts.forPoints
  const isAboutVip = obstacle?.code === 'vip_only'
  return (
    <p className="who-may-buy small muted">
      {say(obstacle ? obstacleInFull(obstacle) : forAll)}{' '}
      {obstacle && (
        <PageLink href={isAboutVip ? paths.profile(language) : paths.point(language)}>
          {say(isAboutVip ? obstacleTexts.toLevel : obstacleTexts.toPoints)}
        </PageLink>
      )}
    </p>
  )
}
