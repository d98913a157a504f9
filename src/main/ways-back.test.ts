import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { officeApi } from '#contract/office/api.ts'

/** Why a call needs neither a way back nor its effect said before it. */
const reasons = {
  back: 'is a way back itself, and what it takes back can be done again',
  tried: 'a file changes nothing before it is applied',
  upload: 'nothing shows it before it is put among the pictures of something',
  counts: 'what is counted moves nothing before it is booked',
  draft: 'a draft that nobody sees is thrown away by its own page',
  awaited: 'what is awaited or counted is written anew by its page, and moves nothing before it is received',
  who: 'proves who somebody is',
  secrets: 'a way of proving oneself, a session or a key never comes back (NAV-18)',
  asks: 'asks for a list or a file',
  own: 'one’s own pages and notices',
  again: 'is set the other way by the same page',
  access: 'who may enter is asked with a fresh second factor, and given or taken by the same page',
  leaving: 'names the orders and who gets them before the press; who leaves cannot have them back',
  noPage: 'no page makes it yet',
  quote: 'changes nothing',
  between: 'nothing that was done is taken back; what is left can be gone on with',
  previewed: 'what its preview showed is tried once more',
  ask: 'takes back what one has asked for oneself',
  file: 'nothing has it before its note is written',
  heard: 'what has happened at the company is only heard of sooner',
  link: 'shows a link, and nothing happens before its buyer enters something',
  customer: 'a member who has nothing yet',
  toggle: 'a second press takes it back',
  packer: 'who packs it is said before, and it is taken over back the same way',
  takenBack: 'old and new value of each product stand there before the press, and the same page takes it back for 30 days (GDS-09)',
  scans: 'a scan is taken back by the bench itself (PCK-12)',
  weigh: 'is weighed anew until the box is closed',
  prints: 'puts onto paper what is there',
  picture: 'can be taken away until the box is closed',
}

/** `effect`: the file that says what follows before the press. */
type WayBack = 'undo' | { effect: string } | { neither: string }

/**
 * What each changing call of the office has (NAV-17, 0070). A call that is new gets a line here. 'undo': where a page makes it, tellChange
 * is given what does the opposite. effect: it moves money, stock, parcels, letters or invoices; its page says what follows by Effects,
 * EffectButton or EffectDialog. neither: with the reason.
 */
const waysBack: Readonly<Record<string, WayBack>> = {
  'signIn.first': { neither: reasons.who },
  'signIn.second': { neither: reasons.who },
  'signIn.secondPasskey': { neither: reasons.who },
  'signIn.factor.open': { neither: reasons.who },
  'signIn.factor.passkey': { neither: reasons.who },
  'signIn.factor.use': { neither: reasons.who },
  'signIn.offerPasskey': { neither: reasons.who },
  'signIn.passkey': { neither: reasons.who },
  'signIn.asCast': { neither: reasons.who },
  signOut: { neither: reasons.who },
  stepUp: { neither: reasons.who },
  stepUpPasskey: { neither: reasons.who },
  'me.change': { neither: reasons.own },
  'me.factors.setPassword': { neither: reasons.secrets },
  'me.factors.offerTotp': { neither: reasons.secrets },
  'me.factors.setTotp': { neither: reasons.secrets },
  'me.factors.removeTotp': { neither: reasons.secrets },
  'me.factors.offerPasskey': { neither: reasons.secrets },
  'me.factors.addPasskey': { neither: reasons.secrets },
  'me.factors.renamePasskey': { neither: reasons.secrets },
  'me.factors.removePasskey': { neither: reasons.secrets },
  'me.factors.renewRecoveryCodes': { neither: reasons.secrets },
  'me.sessions.end': { neither: reasons.secrets },
  'me.sessions.endOthers': { neither: reasons.secrets },
  'firstOwner.open': { neither: reasons.who },
  'firstOwner.passkey': { neither: reasons.who },
  'firstOwner.use': { neither: reasons.who },
  'invitation.open': { neither: reasons.who },
  'invitation.passkey': { neither: reasons.who },
  'invitation.use': { neither: reasons.who },
  'reset.open': { neither: reasons.who },
  'reset.passkey': { neither: reasons.who },
  'reset.use': { neither: reasons.who },
  'password.forgotten': { neither: reasons.who },
  'password.open': { neither: reasons.who },
  'password.use': { neither: reasons.who },
  'staff.invite': { neither: reasons.access },
  'staff.withdraw': { neither: reasons.access },
  'staff.changeRoles': { neither: reasons.access },
  'staff.suspend': { neither: reasons.access },
  'staff.resume': { neither: reasons.access },
  'staff.endSession': { neither: reasons.access },
  'staff.endSessions': { neither: reasons.access },
  'staff.reset': { neither: reasons.access },
  'leaving.handOver': { neither: reasons.leaving },
  'orders.cancel': { effect: 'features/orders/page/move-dialog.tsx' },
  'orders.hold': 'undo',
  'orders.release': 'undo',
  'orders.startPicking': { effect: 'features/orders/page/move-dialog.tsx' },
  'orders.handOver': { effect: 'features/orders/page/move-dialog.tsx' },
  'orders.atStore': { effect: 'features/orders/page/move-dialog.tsx' },
  'orders.delivered': { effect: 'features/orders/page/move-dialog.tsx' },
  'orders.askCourier': { effect: 'features/orders/page/move-dialog.tsx' },
  'views.save': 'undo',
  'views.change': 'undo',
  'views.remove': 'undo',
  'views.restore': 'undo',
  'views.arrange': 'undo',
  'selections.make': { neither: reasons.asks },
  'batches.preview': { neither: reasons.quote },
  'imports.begin': { neither: reasons.tried },
  'imports.add': { neither: reasons.tried },
  'imports.finish': { neither: reasons.tried },
  'imports.try': { neither: reasons.tried },
  'imports.apply': { effect: 'features/files/import-actions.tsx' },
  'imports.stop': { neither: reasons.between },
  'imports.undo': { effect: 'features/files/import-actions.tsx' },
  'batches.begin': { effect: 'features/lists/batch-dialog.tsx' },
  'batches.stop': { neither: reasons.between },
  'batches.retry': { neither: reasons.previewed },
  'exports.askGoods': { neither: reasons.asks },
  'exports.ask': { neither: reasons.asks },
  'approvals.decide': { effect: 'features/approvals/approval-list.tsx' },
  'approvals.withdraw': { neither: reasons.ask },
  'audit.exportFile': { neither: reasons.asks },
  'notices.read': { neither: reasons.own },
  'notices.choose': { neither: reasons.own },
  'measures.change': 'undo',
  'products.change': 'undo',
  'texts.clean': { neither: reasons.quote },
  'products.setState': 'undo',
  'products.takeBack': { neither: reasons.back },
  'products.setCategories': 'undo',
  'products.restore': 'undo',
  'families.make': 'undo',
  'families.change': 'undo',
  'families.dissolve': 'undo',
  'families.draft': { neither: reasons.quote },
  'families.proposals': { neither: reasons.quote },
  'productViews.save': 'undo',
  'productViews.change': { neither: reasons.noPage },
  'productViews.remove': 'undo',
  'productViews.restore': 'undo',
  'productViews.arrange': 'undo',
  'productBatches.select': { neither: reasons.asks },
  'productBatches.try': { neither: reasons.quote },
  'productBatches.apply': { neither: reasons.takenBack },
  'productBatches.undo': { effect: 'pages/products/batch.tsx' },
  'arrangements.publish': 'undo',
  'arrangements.restore': 'undo',
  'arrangements.discard': 'undo',
  'arrangements.takeBack': { neither: reasons.back },
  'categories.save': 'undo',
  'menus.save': 'undo',
  'arrangements.schedule': 'undo',
  'media.begin': { neither: reasons.upload },
  'media.add': { neither: reasons.upload },
  'media.finish': { neither: reasons.upload },
  'productMedia.setPictures': 'undo',
  'productRelatives.setLinked': 'undo',
  'productRelatives.setBundle': 'undo',
  'productRelatives.setSplitStocks': 'undo',
  'productSchedules.set': 'undo',
  'productSchedules.addPrice': 'undo',
  'productSchedules.withdrawPrice': 'undo',
  'productSchedules.restorePrice': 'undo',
  'productLife.create': { neither: reasons.draft },
  'productLife.duplicate': { neither: reasons.draft },
  'productLife.archive': { effect: 'features/products/page/life/archive-dialog.tsx' },
  'productLife.throwAway': { effect: 'features/products/page/life/throw-away-dialog.tsx' },
  'keys.create': { neither: reasons.secrets },
  'keys.end': { effect: 'features/webhooks/key-list.tsx' },
  'webhooks.create': { neither: reasons.again },
  'webhooks.change': { neither: reasons.again },
  'webhooks.remove': { effect: 'features/webhooks/webhook-moves.tsx' },
  'webhooks.renewSecret': { effect: 'features/webhooks/webhook-moves.tsx' },
  'webhooks.test': { neither: reasons.again },
  'webhooks.pause': { neither: reasons.again },
  'webhooks.resume': { neither: reasons.again },
  'webhooks.replay': { neither: reasons.again },
  'webhooks.replayFailed': { neither: reasons.again },
  'orderPage.edit': { effect: 'features/orders/page/edit/edit-dialog.tsx' },
  'orderPage.letters.again': { effect: 'features/orders/page/letters/letter-dialog.tsx' },
  'orderPage.notes.add': 'undo',
  'orderPage.notes.change': 'undo',
  'orderPage.notes.remove': 'undo',
  'orderPage.notes.restore': 'undo',
  'orderPage.notes.upload': { neither: reasons.file },
  'orderPage.tags.change': 'undo',
  'orderPage.assign': 'undo',
  'orderPage.markRisk': 'undo',
  'memberChanges.points.change': { effect: 'features/members/changes/points-dialog.tsx' },
  'memberChanges.lock': { effect: 'features/members/changes/lock-dialog.tsx' },
  'memberChanges.unlock': { effect: 'features/members/changes/lock-dialog.tsx' },
  'memberChanges.raise': { effect: 'features/members/changes/level-dialog.tsx' },
  'memberChanges.recount': { effect: 'features/members/changes/level-dialog.tsx' },
  'memberChanges.email': { effect: 'features/members/changes/email-dialog.tsx' },
  'memberNotes.add': 'undo',
  'memberNotes.change': 'undo',
  'memberNotes.remove': 'undo',
  'memberNotes.restore': 'undo',
  'memberNotes.tag': 'undo',
  'money.quoteRefund': { neither: reasons.quote },
  'money.refund': { effect: 'features/orders/page/money/refund-dialog.tsx' },
  'money.retryRefund': { effect: 'features/orders/page/money/order-refunds.tsx' },
  'money.confirmRefund': { effect: 'features/orders/page/money/payment-dialogs.tsx' },
  'money.askPayment': { neither: reasons.heard },
  'money.confirmTransfer': { effect: 'features/orders/page/money/payment-dialogs.tsx' },
  'money.manualPayment': { effect: 'features/orders/page/money/payment-dialogs.tsx' },
  'paymentLinks.open': { effect: 'features/orders/page/link/payment-link.tsx' },
  'paymentLinks.end': { effect: 'features/orders/page/link/payment-link.tsx' },
  'paymentLinks.mail': { effect: 'features/orders/page/link/payment-link.tsx' },
  'bankAccounts.giveLink': { neither: reasons.link },
  'bankAccounts.ask': { effect: 'features/orders/page/money/refund-account.tsx' },
  'newOrder.addCustomer': { neither: reasons.customer },
  'newOrder.giveDiscount': { effect: 'features/orders/new/give-discount.tsx' },
  'newOrder.quote': { neither: reasons.quote },
  'newOrder.place': { effect: 'pages/orders/new-order.tsx' },
  'waves.create': 'undo',
  'waves.change': 'undo',
  'waves.start': { effect: 'features/packing/pick/wave-card.tsx' },
  'waves.drop': { effect: 'features/packing/pick/wave-card.tsx' },
  'waves.pick': { neither: reasons.toggle },
  'waves.takeOtherLot': { effect: 'features/packing/pick/other-lot-form.tsx' },
  'presence.tell': { neither: reasons.own },
  'packing.claim': { neither: reasons.packer },
  'packing.scan': { neither: reasons.scans },
  'packing.check': { effect: 'features/packing/pack/closing.tsx' },
  'packing.weigh': { neither: reasons.weigh },
  'parcels.plan': { neither: reasons.noPage },
  'parcels.book': { effect: 'features/orders/page/move-dialog.tsx' },
  'parcels.putAway': { effect: 'features/parcels/parcel-boxes.tsx' },
  'parcels.join': { effect: 'features/orders/page/joining/join-dialog.tsx' },
  'parcels.part': { effect: 'features/orders/page/joining/joined-parcels.tsx' },
  'parcels.print': { neither: reasons.prints },
  'papers.slips': { neither: reasons.prints },
  'papers.pickList': { neither: reasons.prints },
  'pictures.add': { neither: reasons.picture },
  'pictures.remove': { effect: 'features/packing/pictures/box-pictures.tsx' },
  'shortages.quote': { neither: reasons.quote },
  'shortages.short': { effect: 'features/missing/missing-dialog.tsx' },
  'shortages.missing': { effect: 'features/missing/missing-dialog.tsx' },
  'pickupStores.change': { effect: 'features/orders/page/move-dialog.tsx' },
  'invoices.issue': { effect: 'features/orders/page/invoice/invoice-dialog.tsx' },
  'invoices.reissue': { effect: 'features/orders/page/invoice/invoice-dialog.tsx' },
  'roles.remove': 'undo',
  'roles.restore': 'undo',
  'search.open': { neither: reasons.own },
  'stock.move': { effect: 'features/stock/move-dialog.tsx' },
  'stock.correct': { effect: 'features/stock/move-dialog.tsx' },
  'stock.reverse': { effect: 'features/stock/reverse-dialog.tsx' },
  'stock.changeTerms': 'undo',
  'stock.setLotState': { effect: 'features/stock/lot-dialog.tsx' },
  'stock.setCost': { effect: 'features/stock/cost-dialog.tsx' },
  'stock.transferLot': { effect: 'features/stock/lot-dialog.tsx' },
  'stocktakes.start': { neither: reasons.counts },
  'stocktakes.mark': { neither: reasons.counts },
  'stocktakes.book': { effect: 'features/stock/counting/differences.tsx' },
  'inbound.create': { neither: reasons.awaited },
  'inbound.change': { neither: reasons.awaited },
  'inbound.addLine': { neither: reasons.awaited },
  'inbound.changeLine': { neither: reasons.awaited },
  'inbound.removeLine': { neither: reasons.awaited },
  'inbound.scan': { neither: reasons.awaited },
  'inbound.receive': { effect: 'features/stock/inbound/receive-buttons.tsx' },
  'handOver.scan': { neither: reasons.scans },
  'handOver.close': { effect: 'features/hand-over/waiting-group.tsx' },
}

const office = resolve(import.meta.dirname, '../office')

/** The names of the calls that change something, as pages spell them: `orders.hold`. */
function changingCalls(node: object, name = ''): string[] {
  if (!isContractProcedure(node))
    return Object.entries(node).flatMap(([key, below]: [string, object]) => changingCalls(below, name ? `${name}.${key}` : key))
  return node['~orpc'].route.method === 'GET' ? [] : [name]
}

/** What pages, features and data of the office say. */
async function sourcesOfOffice(): Promise<string[]> {
  const files = (await readdir(office, { recursive: true })).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  return Promise.all(files.map((file) => readFile(resolve(office, file), 'utf8')))
}

test('NAV-17 each changing call of the office has a way back, or says its effect before, or says why neither', () => {
  const calls = changingCalls(officeApi)
  const without = calls.filter((call) => !(call in waysBack))
  expect(without, 'give each of these a line in waysBack of src/main/ways-back.test.ts').toEqual([])
  expect(
    Object.keys(waysBack).filter((call) => !calls.includes(call)),
    'no call has these names any more',
  ).toEqual([])
})

test('NAV-17 where a call has a way back, a page that makes it offers one', async () => {
  const sources = await sourcesOfOffice()
  for (const [call, way] of Object.entries(waysBack)) {
    if (way !== 'undo') continue
    const spelled = new RegExp(`(?<![A-Za-z])${call.split('.').slice(-2).join('\\.')}\\(`)
    expect(
      sources.some((source) => spelled.test(source) && /\bundo\b/.test(source)),
      `${call}: no page that makes it offers undo`,
    ).toBe(true)
  }
})

test('NAV-17 where a call has none, its page says what follows before the press', async () => {
  const silent: string[] = []
  for (const [call, way] of Object.entries(waysBack)) {
    if (typeof way === 'string' || 'neither' in way) continue
    const source = await readFile(resolve(office, way.effect), 'utf8').catch(() => '')
    if (!/[Ee]ffect|\.how\b|How\b/.test(source)) silent.push(`${call}: ${way.effect}`)
  }
  expect(silent, 'these files are gone, or say no effect').toEqual([])
})
