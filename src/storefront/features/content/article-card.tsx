import './content.css'
import type { ArticleCard as Article } from '#contract/shop/api/content.ts'
import { paths } from '#contract/shop/paths.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { ArticleFacts } from './article-facts.tsx'

type ArticleCardProps = { article: Article; eager?: boolean; level?: 'h2' | 'h3' }

/** An article in a list: its picture, what it is about, and the way to it. */
export function ArticleCard({ article, eager = false, level: Heading = 'h3' }: ArticleCardProps) {
  const language = useLanguage()
  return (
    <article className="article-card">
      <div className="picture">
        <Picture
          url={article.cover}
          alt=""
          widths={[400, 800]}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
          ratio={[1200, 675]}
          eager={eager}
        />
      </div>
      <ArticleFacts article={article} />
      <Heading className="name">
        <PageLink href={paths.article(language, article.id)}>{article.title}</PageLink>
      </Heading>
      <p className="summary">{article.summary}</p>
    </article>
  )
}
