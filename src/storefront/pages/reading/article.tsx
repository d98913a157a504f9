import { getRouteApi } from '@tanstack/react-router'
import { paths } from '#contract/shop/paths.ts'
import type { Language } from '#rules/locale.ts'
import { articleTexts } from '#texts/shop/content.ts'
import { formatDate } from '#texts/shared/format.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { ArticleBanner } from '#storefront/features/content/article-banner.tsx'
import { ArticleCard } from '#storefront/features/content/article-card.tsx'
import { articleData } from '#storefront/features/content/article-data.ts'
import { Breadcrumb } from '#ui/controls/breadcrumb.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Phrases } from '#ui/words/phrases.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { RichText } from '#ui/words/rich-text.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { dataScript } from '#storefront/pages/frame/data-script.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { orLostArticle } from './lost-article.tsx'
import { ProductCards } from '#storefront/pages/shopping/product-cards.tsx'

/** An article with everything that belongs to it (CNT-04 to CNT-07). */
export async function load({ context: { client }, params }: Visit<{ article: string }>) {
  const id = Number(params.article)
  const [article, { banners }, changed] = await Promise.all([
    orLostArticle(client.articles.find({ id })),
    client.banners.group({ id: 'health_articles' }),
    // Only search engines want to know, and they ask the server.
    import.meta.env.SSR ? client.articles.changed({ id }).catch(() => undefined) : undefined,
  ])
  return { article, banner: banners[0], changedAt: changed?.changed_at }
}

type Loaded = Awaited<ReturnType<typeof load>>

export function head({ loaderData, match }: { loaderData?: Loaded; match: { context: Visit['context'] } }) {
  if (!loaderData) return {}
  const { article, changedAt } = loaderData
  const { language, origin, files } = match.context
  const pathIn = (each: Language) => paths.article(each, article.id)
  const data = () => articleData(article, { address: origin + pathIn(language), files, language, changedAt })
  return {
    ...headOf({ ...match.context, title: article.title, description: article.summary, pathIn, image: article.cover, kind: 'article' }),
    scripts: import.meta.env.SSR ? [dataScript(data())] : [],
  }
}

const page = getRouteApi('/$language/health-articles/$article')

export function ArticlePage() {
  const say = useWords()
  const language = useLanguage()
  const { article, banner } = page.useLoaderData()
  const { related_products: products, related_articles: related } = article
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[
          { label: say(shellTexts.home), href: paths.home(language) },
          { label: say(articleTexts.title), href: paths.articles(language) },
          { label: article.title },
        ]}
      />
      <article>
        <ArticleHead article={article} />
        <figure className="article-cover">
          <Picture url={article.cover} alt="" widths={[400, 800, 1200]} sizes="(min-width: 820px) 760px, 100vw" ratio={[1200, 675]} eager />
        </figure>
        <div className="article-text">
          <RichText html={article.content} />
        </div>
      </article>
      {banner && <ArticleBanner banner={banner} />}
      {products.length > 0 && (
        <section className="article-more">
          <h2>{say(articleTexts.products)}</h2>
          <div className="product-grid">
            <ProductCards products={products} />
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section className="article-more">
          <h2>{say(articleTexts.related)}</h2>
          <div className="article-grid">
            {related.map((each) => (
              <ArticleCard key={each.id} article={each} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function ArticleHead({ article }: { article: Loaded['article'] }) {
  const language = useLanguage()
  return (
    <header className="article-head">
      <div className="tags">
        {article.tags.map((tag) => (
          <PageLink key={tag} className="tag" href={paths.articles(language, tag)}>
            {tag}
          </PageLink>
        ))}
      </div>
      <h1>
        <Phrases text={article.title} />
      </h1>
      <p className="muted small num">
        <time dateTime={article.published_at}>{formatDate(article.published_at, language)}</time>
      </p>
    </header>
  )
}
