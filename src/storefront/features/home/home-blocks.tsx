import type { ReactNode } from 'react'
import type { ListedCard } from '#contract/shop/api/products.ts'
import { paths } from '#contract/shop/paths.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { earnRule, homeTexts, lastFor, readyAfter, shipsIn } from '#texts/shop/home.ts'
import { priceFrom } from '#texts/shop/product.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '#ui/words/price.tsx'
import { Shelf } from '#ui/shelf.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

type BlockProps = { head: ReactNode; children: ReactNode }

/** Best sellers: a grid in the order of their rank. */
export function RankedBlock({ head, children }: BlockProps) {
  return (
    <section className="wrap home-block">
      {head}
      <div className="product-grid">{children}</div>
    </section>
  )
}

/** For VIPs: a rail on smoked plum. */
export function VipBlock({ label, head, children }: BlockProps & { label: string }) {
  return (
    <section className="home-block">
      <div className="vip-rail">
        <div className="wrap">
          {head}
          <Shelf label={label}>{children}</Shelf>
        </div>
      </div>
    </section>
  )
}

/** For points: how they are earned, then what they buy. */
export function PointsBlock({ head, children }: BlockProps) {
  const say = useWords()
  const { points } = useTerms()
  const minimum = formatTwd(points.minimum, useLanguage())
  const rules = [
    [homeTexts.pointsEarn, earnRule(minimum, points.rate)],
    [homeTexts.pointsReady, readyAfter(points.effective_days)],
    [homeTexts.pointsLast, lastFor(points.expiry_days)],
  ] as const
  return (
    <section className="wrap home-block">
      {head}
      <div className="points-rules">
        <div className="slogan">
          <Blossom />
          <h3>{say(homeTexts.pointsSlogan)}</h3>
        </div>
        <dl>
          {rules.map(([term, rule]) => (
            <div key={term.en}>
              <dt>{say(term)}</dt>
              <dd>{say(rule)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="product-grid">{children}</div>
    </section>
  )
}

type PresaleProps = {
  head: ReactNode
  products: readonly ListedCard[]
  /** Room below each name for something of another feature. */
  below: (product: ListedCard) => ReactNode
}

/** Pre-orders: cards that say when they are sent. */
export function PresaleBlock({ head, products, below }: PresaleProps) {
  return (
    <section className="wrap home-block">
      {head}
      <div className="presale-list">
        {products.map((product) => (
          <PresaleCard key={product.id} product={product} below={below(product)} />
        ))}
      </div>
    </section>
  )
}

function PresaleCard({ product, below }: { product: ListedCard; below: ReactNode }) {
  const say = useWords()
  const from = product.stands_for?.price_from ?? null
  const { least, most } = useTerms().preorder
  return (
    <article className="presale-card">
      <Picture url={product.preview} alt="" widths={[200, 400, 800]} sizes="(min-width: 1280px) 290px, 112px" />
      <div>
        <Tag kind="preorder" icon="clock">
          {say(shipsIn(least, most))}
        </Tag>
        <h3 className="name">
          <PageLink href={paths.product(useLanguage(), product)}>{product.name}</PageLink>
        </h3>
        {below}
        {from === null ? <Price amount={product.price} /> : <span className="price">{say(priceFrom(from))}</span>}
      </div>
    </article>
  )
}
