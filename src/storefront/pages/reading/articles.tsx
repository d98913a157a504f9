import { getRouteApi } from '@tanstack/react-router'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { bannerWords } from '#rules/banner-words.ts'
import { articlesOn, articleTexts } from '#texts/shop/content.ts'
import type { Visit } from '#storefront/data/context.ts'
import { Cover } from '#storefront/features/catalog/cover.tsx'
import { ArticleCard } from '#storefront/features/content/article-card.tsx'
import { LinkButton } from '#ui/controls/button.tsx'
import { LinkChip } from '#ui/controls/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useCurrentInView } from '#ui/use-current-in-view.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'

type Asked = Visit & { deps: { tag: string | undefined } }

/** All articles, or those with a tag, under the banner of the articles (CNT-01 to CNT-03). */
export async function load({ context: { client }, deps: { tag } }: Asked) {
  const [{ health_articles, tags }, { banners }] = await Promise.all([
    tag === undefined ? client.articles.list() : client.articles.listTagged({ tag }),
    client.banners.group({ id: 'health_articles' }),
  ])
  return { articles: health_articles, tags, tag, banner: banners[0] }
}

type Loaded = Awaited<ReturnType<typeof load>>

export function head({ loaderData, match }: { loaderData?: Loaded; match: { context: Visit['context'] } }) {
  const { language } = match.context
  const title = inLanguage(loaderData?.tag ? articlesOn(loaderData.tag) : articleTexts.title, language)
  const pathIn = (each: Language) => paths.articles(each)
  return headOf({ ...match.context, title, description: inLanguage(articleTexts.description, language), pathIn })
}

const page = getRouteApi('/$language/health-articles')

/** Cards in the first row, whose pictures are fetched at once. */
const cardsInView = 3

export function ArticlesPage() {
  const say = useWords()
  const language = useLanguage()
  const { articles, tags, tag, banner } = page.useLoaderData()
  const row = useCurrentInView<HTMLElement>(tag)
  return (
    <div className="wrap">
      <Cover
        title={say(articleTexts.title)}
        note={banner && bannerWords(banner.title).headline}
        wide={banner?.desktop_image ?? null}
        narrow={banner?.mobile_image ?? null}
      />
      <nav ref={row} className="chips bare-scroll" aria-label={say(articleTexts.tags)}>
        <LinkChip href={paths.articles(language)} current={tag === undefined}>
          {say(articleTexts.all)}
        </LinkChip>
        {tags.map((name) => (
          <LinkChip key={name} href={paths.articles(language, name)} current={name === tag}>
            {name}
          </LinkChip>
        ))}
      </nav>
      {articles.length === 0 ? (
        <EmptyState title={say(articleTexts.none)}>
          <LinkButton kind="secondary" href={paths.articles(language)}>
            {say(articleTexts.toAll)}
          </LinkButton>
        </EmptyState>
      ) : (
        <div className="article-grid mt-6">
          {articles.map((article, place) => (
            <ArticleCard key={article.id} article={article} eager={place < cardsInView} level="h2" />
          ))}
        </div>
      )}
    </div>
  )
}
