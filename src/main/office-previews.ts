import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { previewAsked, previewPath, type PreviewAsked } from '#contract/office/product-preview.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { User } from '#contract/shop/api/user.ts'
import type { PreviewViewer } from '#rules/catalog/preview.ts'
import { localeOf, type Language } from '#rules/locale.ts'
import type { TermsOfDay } from '#rules/terms.ts'
import { lookAtPreview, type ShopInPassing } from '#server/office/products/preview/look-at-preview.ts'
import { answerUnknownCall } from '#server/platform/http/answer-problem.ts'
import { createInProcessClient } from '#server/platform/http/in-process-client.ts'
import type { OfficeContext } from '#server/platform/office/office-context.ts'
import type { Storefront, WholeBundle } from '#server/platform/pages/storefront-bundle.ts'
import type { Shop } from '#server/platform/shop.ts'
import { router } from './router.ts'

/** With what previews are drawn: the storefront as it is served, and the terms that hold. */
export type PreviewPages = { storefront: () => Promise<Storefront<WholeBundle>>; terms: () => Promise<TermsOfDay> }

type Previews = { shop: Shop; pages: PreviewPages; contextOf: (request: FastifyRequest, reply: FastifyReply) => OfficeContext }

/** Runs no script and leads nowhere, so that nothing of the shop is told or counted; stands in pages of the office alone. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ')

/** Products as the shop would draw them with what somebody has typed, for them alone (GDS-50). Kept by nobody. */
export function previewRoutes(app: FastifyInstance, { shop, pages, contextOf }: Previews): void {
  app.get<{ Params: { key: string } }>(`${previewPath}/:key`, async (request, reply) => {
    const session = await contextOf(request, reply).session()
    if (!session?.permissions.has('products.view')) return answerUnknownCall(request, reply)
    const asked = previewAsked.parse(request.query)
    const wanted = { ...asked, key: request.params.key, staffId: session.staffId }
    // Read before the product is held.
    const ready = { terms: await pages.terms(), ...(await (await pages.storefront()).bundle()) }
    const drawing = await lookAtPreview(shop, wanted, (seen) => openDrawing(seen, { asked, ...ready, origin: shop.settings.publicAddress }))
    if (!drawing) return answerUnknownCall(request, reply)
    const styles = stylesIn((await pages.storefront()).tagsOf({ sources: drawing.sources, membersOnly: false, language: asked.language }))
    const html = drawing.draw().replace('</head>', () => `${styles}</head>`)
    return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).send(leadingNowhere(html))
  })
}

type Drawing = { asked: PreviewAsked; origin: string; terms: TermsOfDay } & Pick<WholeBundle, 'openPreview'>

/** Reads all that the drawing takes; after that the shop is not asked any more. */
async function openDrawing({ shop, product, memberId, card, line }: ShopInPassing, { asked, origin, terms, openPreview }: Drawing) {
  const { view, viewer, language } = asked
  const clientOf = (spoken: Language) => createInProcessClient(shop, { language: spoken, router, memberId })
  const user = memberId === null ? null : await findViewer(clientOf(language), { viewer, language })
  return openPreview({ language, product, view, user, card, line, terms, origin: new URL(origin).origin }, { clientOf })
}

const levels: Record<PreviewViewer, number> = { visitor: 0, member: 0, vip: 1, vvip: 2 }
/** What points would pay is seen, and not that they are missing. */
const manyPoints = 1_000_000

/** A member of that level, of whom nothing is left to ask. */
async function findViewer(client: ShopClient, { viewer, language }: { viewer: PreviewViewer; language: Language }): Promise<User> {
  const user = await client.user.find({ locale: localeOf(language) })
  return { ...user, vip: levels[viewer], shopping_point: manyPoints, pointAmount: manyPoints, birthday: '2000-01-01' }
}

/** Of the tags of a page its styles; those that its scripts would add are among them. */
function stylesIn(tags: string): string {
  const found = [...tags.matchAll(/<link [^>]*href="([^"]+\.css[^"]*)"/g)].map(([, href = '']) => href)
  return [...new Set(found)].map((href) => `<link rel="stylesheet" href="${href}">`).join('')
}

function leadingNowhere(html: string): string {
  return html.replaceAll(/<a ([^>]*?)\bhref="[^"]*"/g, '<a $1')
}
