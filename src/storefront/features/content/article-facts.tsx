import type { ArticleCard } from '#contract/shop/api/content.ts'
import { formatDate } from '#texts/shared/format.ts'
import { useLanguage } from '#ui/words/words.ts'

/** When an article came out, and its tags in words. */
export function ArticleFacts({ article }: { article: Pick<ArticleCard, 'published_at' | 'tags'> }) {
  const language = useLanguage()
  return (
    <p className="muted small">
      <time dateTime={article.published_at} className="num">
        {formatDate(article.published_at, language)}
      </time>
      {article.tags.map((tag) => ` · ${tag}`)}
    </p>
  )
}
