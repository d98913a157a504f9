import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import type { Router } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { OfficeApi } from '#contract/office/api.ts'
import { mostPieceBytes } from '#rules/catalog/pictures/upload-pieces.ts'
import { approvalRoutes } from '#server/office/approvals/routes.ts'
import { auditRoutes } from '#server/office/audit/routes.ts'
import { memberChangeRoutes } from '#server/office/members/change-routes.ts'
import { memberNoteRoutes } from '#server/office/members/note-routes.ts'
import { memberRoutes } from '#server/office/members/routes.ts'
import { moneyRoutes } from '#server/office/money/routes.ts'
import { noticesRoutes } from '#server/office/notices/routes.ts'
import { newOrderRoutes } from '#server/office/new-order/routes.ts'
import { productBatchRoutes } from '#server/office/products/bulk/batch-routes.ts'
import { productGridRoutes } from '#server/office/products/grid/grid-routes.ts'
import { productLifeRoutes } from '#server/office/products/life-routes.ts'
import { claimRoutes } from '#server/office/products/claim-routes.ts'
import { listPriceRoutes } from '#server/office/products/list-price-routes.ts'
import { menuRoutes } from '#server/office/categories/menu-routes.ts'
import { arrangementRoutes, categoryRoutes } from '#server/office/categories/routes.ts'
import { productScheduleRoutes } from '#server/office/products/schedule-routes.ts'
import { calendarRoutes } from '#server/office/calendar/routes.ts'
import { brandRoutes } from '#server/office/brands/routes.ts'
import { ingredientRoutes } from '#server/office/ingredients/routes.ts'
import { familyRoutes } from '#server/office/families/routes.ts'
import { productRoutes } from '#server/office/products/routes.ts'
import { textRoutes } from '#server/office/products/text-routes.ts'
import { relativeRoutes } from '#server/office/products/relative-routes.ts'
import { mediaRoutes, productMediaRoutes } from '#server/office/products/media-routes.ts'
import { productViewRoutes } from '#server/office/lists/product-view-routes.ts'
import { machineRoutes } from '#server/office/machine/routes.ts'
import { measuresRoutes } from '#server/office/measures/routes.ts'
import { editRoutes } from '#server/office/orders/edit-routes.ts'
import { linkRoutes } from '#server/office/orders/link-routes.ts'
import { orderGoodsRoutes } from '#server/office/orders/goods-routes.ts'
import { noteRoutes } from '#server/office/orders/note-routes.ts'
import { orderPageRoutes } from '#server/office/orders/page-routes.ts'
import { packingRoutes, waveRoutes } from '#server/delivery/packing/routes.ts'
import { orderRoutes } from '#server/office/orders/routes.ts'
import { presenceRoutes } from '#server/office/presence/routes.ts'
import { handOverRoutes } from '#server/office/hand-over/routes.ts'
import { pictureRoutes } from '#server/office/papers/picture-routes.ts'
import { paperRoutes } from '#server/office/papers/routes.ts'
import { shortageRoutes } from '#server/office/parcels/missing-routes.ts'
import { parcelRoutes } from '#server/office/parcels/routes.ts'
import { importRoutes } from '#server/office/imports/routes.ts'
import { batchRoutes, auditExportRoutes, exportRoutes, selectionRoutes, viewRoutes } from '#server/office/lists/routes.ts'
import { accountRoutes } from '#server/office/money/account-routes.ts'
import { invoiceRoutes } from '#server/office/money/invoice-routes.ts'
import { pickupStoreRoutes } from '#server/office/orders/store-routes.ts'
import { leavingRoutes } from '#server/office/leaving/routes.ts'
import { railRoutes } from '#server/office/rail/routes.ts'
import { removedRoutes } from '#server/office/removed/routes.ts'
import { roleRoutes } from '#server/people/staff/roles/routes.ts'
import { inboundRoutes } from '#server/office/stock/inbound-routes.ts'
import { recallRoutes } from '#server/office/stock/recalls/routes.ts'
import { stocktakeRoutes } from '#server/office/stock/stocktake-routes.ts'
import { stockRoutes } from '#server/office/stock/routes.ts'
import { searchRoutes } from '#server/office/search/routes.ts'
import { todayCasesRoutes, todayRoutes } from '#server/office/today/routes.ts'
import { firstOwnerRoutes, invitationRoutes, passwordRoutes, resetRoutes } from '#server/people/staff/link-routes.ts'
import { meRoutes } from '#server/people/staff/me-routes.ts'
import { sessionRoutes, signInRoutes } from '#server/people/staff/sign-in-routes.ts'
import { staffRoutes } from '#server/people/staff/staff-routes.ts'
import { findApiKey } from '#server/people/staff/keys/find-api-key.ts'
import { keyRoutes } from '#server/people/staff/keys/routes.ts'
import { findOfficeSession } from '#server/people/staff/signing-in/find-office-session.ts'
import { officeDocumentRoutes } from '#server/platform/api-document/office-document-routes.ts'
import { answerUnknownCall } from '#server/platform/http/answer-problem.ts'
import { callHandler } from '#server/platform/http/call-handler.ts'
import { officeContext, type OfficeContext } from '#server/platform/office/office-context.ts'
import type { OfficeFront } from '#server/platform/office/office-front.ts'
import { buildFileRoutes } from '#server/platform/builds/build-file-routes.ts'
import { officeHeaders } from '#server/platform/office/office-headers.ts'
import { webhookRoutes } from '#server/platform/webhooks/routes.ts'
import type { Shop } from '#server/platform/shop.ts'
import { officeProblemTexts } from '#texts/office/problems.ts'
import { approvables } from './approvables.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { previewRoutes, type PreviewPages } from './office-previews.ts'

const officeRouter: Router<OfficeApi, OfficeContext> = {
  signIn: signInRoutes,
  ...sessionRoutes,
  me: meRoutes,
  firstOwner: firstOwnerRoutes,
  invitation: invitationRoutes,
  reset: resetRoutes,
  password: passwordRoutes,
  staff: staffRoutes,
  leaving: leavingRoutes,
  today: todayRoutes,
  todayCases: todayCasesRoutes,
  orders: orderRoutes,
  orderGoods: orderGoodsRoutes,
  views: viewRoutes,
  selections: selectionRoutes,
  batches: batchRoutes,
  exports: exportRoutes,
  imports: importRoutes,
  approvals: approvalRoutes(approvables),
  audit: { ...auditRoutes, ...auditExportRoutes },
  members: memberRoutes,
  memberChanges: memberChangeRoutes,
  memberNotes: memberNoteRoutes,
  money: moneyRoutes,
  paymentLinks: linkRoutes,
  bankAccounts: accountRoutes,
  newOrder: newOrderRoutes,
  notices: noticesRoutes,
  machine: machineRoutes(scheduledJobs),
  measures: measuresRoutes,
  categories: categoryRoutes,
  arrangements: arrangementRoutes,
  menus: menuRoutes,
  products: productRoutes,
  texts: textRoutes,
  productLife: productLifeRoutes,
  listPrices: listPriceRoutes,
  claims: claimRoutes,
  media: mediaRoutes,
  productMedia: productMediaRoutes,
  productRelatives: relativeRoutes,
  productSchedules: productScheduleRoutes,
  productViews: productViewRoutes,
  productBatches: productBatchRoutes,
  calendar: calendarRoutes,
  brands: brandRoutes,
  ingredients: ingredientRoutes,
  productGrid: productGridRoutes,
  families: familyRoutes,
  orderPage: { ...orderPageRoutes, ...editRoutes, notes: noteRoutes },
  waves: waveRoutes,
  presence: presenceRoutes,
  packing: packingRoutes,
  keys: keyRoutes,
  webhooks: webhookRoutes,
  parcels: parcelRoutes,
  papers: paperRoutes,
  pictures: pictureRoutes,
  shortages: shortageRoutes,
  pickupStores: pickupStoreRoutes,
  invoices: invoiceRoutes,
  rail: railRoutes,
  removed: removedRoutes,
  roles: roleRoutes,
  search: searchRoutes,
  stock: stockRoutes,
  inbound: inboundRoutes,
  recalls: recallRoutes,
  stocktakes: stocktakeRoutes,
  handOver: handOverRoutes,
}

/** A file of 10 MB, written in base64, and what stands around it. */
const fileLimitBytes = 14 * 1024 * 1024
/** The content of a product in both languages, 100,000 signs each (GDS-15), and its other texts. */
const textsLimitBytes = 1024 * 1024

/** `openFront` answers the pages; left out, there are calls alone. */
export type OfficeDoor = {
  shop: Shop
  isOpen: boolean
  openFront?: ((app: FastifyInstance) => Promise<OfficeFront>) | undefined
  /** Draws goods as the shop would; left out, nothing can be previewed. */
  previews?: PreviewPages | undefined
}

/** The office on this copy of the shop. Closed, every address of it answers 404 (ACC-01). */
export async function officeRoutes(app: FastifyInstance, { shop, isOpen, openFront, previews }: OfficeDoor): Promise<void> {
  await app.register(cookie)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(officeHeaders))
  const handler = callHandler<OfficeContext>(officeRouter, shop, officeProblemTexts)
  const contextOf = (request: FastifyRequest, reply: FastifyReply) =>
    officeContext(shop, { request, reply }, { session: findOfficeSession, apiKey: findApiKey })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, reply)
    const { matched } = await handler.handle(request, reply, { context })
    return matched ? reply : answerUnknownCall(request, reply)
  }
  if (isOpen) app.all('/office/api/*', answer)
  if (isOpen) {
    const { publicAddress } = shop.settings
    officeDocumentRoutes(app, { publicAddress, isKnown: async ({ request, reply }) => isKnown(contextOf(request, reply)) })
  }
  for (const url of ['/office/api/v1/orders/:number/files', '/office/api/v1/parcels/:number/pictures'])
    if (isOpen) app.route({ method: 'POST', url, bodyLimit: fileLimitBytes, handler: answer })
  if (isOpen) await app.register(async (pieces) => takePieces(pieces, answer))
  if (isOpen) {
    app.route({ method: 'PUT', url: '/office/api/v1/products/:id', bodyLimit: textsLimitBytes, handler: answer })
    app.route({ method: 'POST', url: '/office/api/v1/products/:id/preview', bodyLimit: textsLimitBytes, handler: answer })
    app.route({ method: 'POST', url: '/office/api/v1/texts/clean', bodyLimit: textsLimitBytes, handler: answer })
  }
  if (isOpen && previews) previewRoutes(app, { shop, pages: previews, contextOf })
  if (isOpen && openFront) await officePages(app, { front: await openFront(app), db: shop.database.db })
  for (const path of ['/office', '/office/*']) {
    if (isOpen && openFront) app.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE'], url: path, handler: answerUnknownCall })
    else app.all(path, answerUnknownCall)
  }
}

/** Files that come piece by piece, as bytes. */
function takePieces(app: FastifyInstance, answer: RouteHandlerMethod): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const url of ['media/uploads/:id/pieces', 'imports/:id/pieces', 'imports/:id/zip/pieces'])
    app.route({ method: 'POST', url: `/office/api/v1/${url}`, bodyLimit: mostPieceBytes, handler: answer })
}

async function isKnown({ bearer, apiKey, session }: OfficeContext): Promise<boolean> {
  return (bearer === null ? await session() : await apiKey(bearer)) !== null
}

const yearMs = 365 * 24 * 60 * 60 * 1000

/** Every address of a page answers the same document; which page it is, its scripts know. Files carry their hash, so they may be kept. */
async function officePages(app: FastifyInstance, { front, db }: { front: OfficeFront; db: Shop['database']['db'] }): Promise<void> {
  const { document, policy, assetsDirectory } = front
  if (assetsDirectory !== null) {
    const files = { root: assetsDirectory, preCompressed: true, immutable: true, maxAge: yearMs, decorateReply: false }
    const own = async (scope: FastifyInstance) => void (await scope.register(fastifyStatic, files))
    await buildFileRoutes(app, { db, address: 'office/assets', own })
  }
  const sendDocument = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).send(await document())
  for (const path of ['/office', '/office/*']) app.get(path, sendDocument)
}
