import { cleanHtml } from '#server/platform/http/clean-html.ts'
import { open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { fillTerms } from './fill-terms.ts'
import { findArticle } from './find-article.ts'
import { findStaticPage } from './find-static-page.ts'
import { listArticles } from './list-articles.ts'
import { listBanners } from './list-banners.ts'
import { listFaqs } from './list-faqs.ts'

export const bannerRoutes = {
  home: open.banners.home.handler(({ context }) => listBanners(context.shop, { id: 'home', language: context.language })),
  group: open.banners.group.handler(({ context, input }) => listBanners(context.shop, { id: input.id, language: context.language })),
}

export const articleRoutes = {
  list: open.articles.list.handler(({ context }) => listArticles(context.shop, { language: context.language })),
  listTagged: open.articles.listTagged.handler(({ context, input }) =>
    listArticles(context.shop, { tag: input.tag, language: context.language }),
  ),

  find: open.articles.find.handler(async ({ context, input }) => {
    const found = await findArticle(context.shop, { id: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    return (await cleaner(context))(found.value)
  }),
}

export const faqRoutes = {
  list: open.faqs.list.handler(async ({ context, input }) => {
    const answer = await listFaqs(context.shop, { slug: input?.slug, language: context.language })
    return { ...answer, faqs: answer.faqs.map(await cleaner(context)) }
  }),
}

export const staticPageRoutes = {
  find: open.staticPages.find.handler(async ({ context, input }) => {
    const found = await findStaticPage(context.shop, { name: input.terms, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    return (await cleaner(context))(found.value)
  }),
}

/** Makes written content ready to be read: the shop's terms where it names them, and nothing in it that acts. */
async function cleaner({ shop, language }: { shop: Shop; language: Language }) {
  const terms = await shop.terms()
  return <Written extends { content: string }>(written: Written): Written => ({
    ...written,
    content: cleanHtml(fillTerms(written.content, { terms, language })),
  })
}
