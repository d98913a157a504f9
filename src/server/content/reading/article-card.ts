import type { ArticleCard } from '#contract/shop/api/content.ts'

type ArticleRow = Pick<ArticleCard, 'id' | 'title' | 'summary' | 'cover'> & { published_at: Date; tags: { name: string }[] }

export function articleCard({ id, title, summary, cover, published_at, tags }: ArticleRow): ArticleCard {
  return { id, title, summary, cover, published_at: published_at.toISOString(), tags: tags.map(({ name }) => name) }
}
