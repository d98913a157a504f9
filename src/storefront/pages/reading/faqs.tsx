import { getRouteApi } from '@tanstack/react-router'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { faqTexts, faqTitle } from '#texts/shop/content.ts'
import type { Visit } from '#storefront/data/context.ts'
import { faqData } from '#storefront/features/content/faq-data.ts'
import { Questions } from '#storefront/features/content/questions.tsx'
import { SideMenu } from '#ui/controls/side-menu.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { dataScript } from '#storefront/pages/frame/data-script.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'

/** The questions of a topic; the server says which, when the address names none that there is (CNT-08, D-80). */
export async function load({ context, params: { slug } }: Visit<{ slug?: string | undefined }>) {
  const answer = await context.client.faqs.list(slug === undefined ? {} : { slug })
  return { ...answer, isOnlyHere: import.meta.env.SSR && !(await isInOtherLanguage(context, answer.current_slug)) }
}

/** Only search engines want to know, and they ask the server. */
async function isInOtherLanguage({ clientOf, language }: Visit['context'], slug: string): Promise<boolean> {
  const other = await clientOf(language === 'zh' ? 'en' : 'zh').faqs.list({ slug })
  return other.current_slug === slug
}

type Loaded = Awaited<ReturnType<typeof load>>

export function head({ loaderData, match }: { loaderData?: Loaded; match: { context: Visit['context'] } }) {
  if (!loaderData) return {}
  const { faqs, current_slug: slug, kinds, isOnlyHere } = loaderData
  const topic = kinds.find((kind) => kind.slug === slug)?.name ?? ''
  const pathIn = (each: Language) => paths.faqs(each, slug)
  const description = faqs.map(({ title }) => title).join(' ')
  const { meta, links } = headOf({ ...match.context, title: inLanguage(faqTitle(topic), match.context.language), description, pathIn })
  return {
    meta,
    // A topic in one language has no other page beside it.
    links: isOnlyHere ? links.filter(({ rel }) => rel !== 'alternate') : links,
    scripts: import.meta.env.SSR ? [dataScript(faqData(faqs))] : [],
  }
}

const page = getRouteApi('/$language/faqs/{-$slug}')

export function FaqsPage() {
  const say = useWords()
  const language = useLanguage()
  const { faqs, current_slug, kinds } = page.useLoaderData()
  const links = kinds.map(({ slug, name }) => ({ label: name, href: paths.faqs(language, slug), current: slug === current_slug }))
  return (
    <div className="wrap">
      <h1 className="pt-9">{say(faqTexts.title)}</h1>
      <div className="menu-columns">
        <SideMenu label={say(faqTexts.topics)} links={links} />
        <Questions key={current_slug} faqs={faqs} />
      </div>
    </div>
  )
}
