import { getRouteApi } from '@tanstack/react-router'
import '#storefront/features/content/content.css'
import { paths, termsPages, type TermsPage as Slug } from '#contract/shop/paths.ts'
import type { Language } from '#rules/locale.ts'
import { termsTexts } from '#texts/shop/content.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { RichText } from '#ui/words/rich-text.tsx'
import { SideMenu } from '#ui/controls/side-menu.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { orNotFound } from '#storefront/data/or-not-found.ts'

/** One of the five pages about the shop and its terms (CNT-15 to CNT-17). */
export async function load({ context: { client }, params }: Visit<{ slug: string }>) {
  return orNotFound(client.staticPages.find({ terms: params.slug }))
}

type Loaded = Awaited<ReturnType<typeof load>>

export function head({
  loaderData,
  match,
  params,
}: {
  loaderData?: Loaded
  match: { context: Visit['context'] }
  params: { slug: string }
}) {
  const slug = termsPages.find((each) => each === params.slug)
  if (!loaderData || !slug) return {}
  const pathIn = (each: Language) => paths.terms(each, slug)
  return headOf({ ...match.context, title: loaderData.title, description: wordsOf(loaderData.content), pathIn })
}

/** The beginning of a text without its tags. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()
    .slice(0, 160)
}

const page = getRouteApi('/$language/terms/$slug')

export function TermsPage() {
  const say = useWords()
  const language = useLanguage()
  const { title, content } = page.useLoaderData()
  const { slug: current } = page.useParams()
  const links = termsPages.map((slug: Slug) => ({
    label: say(shellTexts[slug]),
    href: paths.terms(language, slug),
    current: slug === current,
  }))
  return (
    <div className="wrap menu-columns">
      <SideMenu label={say(termsTexts.menu)} links={links} />
      <article className="terms-text min-w-0">
        <h1 className="mb-6">{title}</h1>
        <RichText html={content} />
      </article>
    </div>
  )
}
