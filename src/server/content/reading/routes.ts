import { cleanHtml } from '#server/platform/content/clean-html.ts'
import { shown, shownToViewer } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { viewerOf } from '#server/platform/http/viewer-of.ts'
import type { ApiContext } from '#server/platform/http/api-context.ts'
import { fillTerms, settingsNamedIn } from './fill-terms.ts'
import { findArticle } from './find-article.ts'
import { findChangeOfArticle } from './find-change-of-article.ts'
import { findStaticPage } from './find-static-page.ts'
import { listArticles } from './list-articles.ts'
import { listBanners, numberOfBanner } from './list-banners.ts'
import { listFaqs } from './list-faqs.ts'

export const bannerRoutes = {
  home: shown.banners.home.handler(({ context }) => {
    context.reads('banners_of:home')
    return listBanners(context.shop, { id: 'home', language: context.language })
  }),
  group: shown.banners.group.handler(({ context, input }) => {
    const number = numberOfBanner(input.id)
    context.reads(number === undefined ? `banners_of:${input.id}` : `banner:${number}`)
    return listBanners(context.shop, { id: input.id, language: context.language })
  }),
}

export const articleRoutes = {
  list: shown.articles.list.handler(({ context }) => {
    context.reads('articles')
    return listArticles(context.shop, { language: context.language })
  }),
  listTagged: shown.articles.listTagged.handler(({ context, input }) => {
    context.reads('articles')
    return listArticles(context.shop, { tag: input.tag, language: context.language })
  }),

  find: shownToViewer.articles.find.handler(async ({ context, input }) => {
    context.reads(`article:${input.id}`)
    const found = await findArticle(context.shop, { id: input.id, language: context.language, viewer: await viewerOf(context) })
    if (!found.ok) {
      context.reads('articles_out')
      throw problem(found.refusal)
    }
    const { product_ids: products, linked_ids: linked, ...article } = found.value
    context.reads('tags', ...products.map((id) => `product:${id}` as const), ...linked.map((id) => `article:${id}` as const))
    // The clock brings out what is not out yet.
    if (linked.length > article.related_articles.length) context.reads('articles_out')
    return (await cleaner(context))(article)
  }),

  changed: shown.articles.changed.handler(async ({ context, input }) => {
    context.reads(`article:${input.id}`)
    const found = await findChangeOfArticle(context.shop, { id: input.id })
    if (!found.ok) {
      context.reads('articles_out')
      throw problem(found.refusal)
    }
    return found.value
  }),
}

export const faqRoutes = {
  list: shown.faqs.list.handler(async ({ context, input }) => {
    context.reads('faqs')
    const answer = await listFaqs(context.shop, { slug: input?.slug, language: context.language })
    return { ...answer, faqs: answer.faqs.map(await cleaner(context)) }
  }),
}

export const staticPageRoutes = {
  find: shown.staticPages.find.handler(async ({ context, input }) => {
    context.reads(`page:${input.terms}`)
    const found = await findStaticPage(context.shop, { name: input.terms, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    return (await cleaner(context))(found.value)
  }),
}

/** Makes written content ready to be read: the shop's terms where it names them, and nothing in it that acts. */
async function cleaner({ shop, language, reads }: Pick<ApiContext, 'shop' | 'language' | 'reads'>) {
  const terms = await shop.terms()
  return <Written extends { content: string }>(written: Written): Written => {
    reads(...settingsNamedIn(written.content).map((name) => `setting:${name}` as const))
    return { ...written, content: cleanHtml(fillTerms(written.content, { terms, language })) }
  }
}
