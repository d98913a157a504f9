import { expect, test } from 'vitest'
import { cleanPapers } from '#server/delivery/packing/printing/print-papers.ts'
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts'
import { changeSetting } from '#server/platform/settings/change-setting.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { wordsOfPdf } from '#support/words-of-pdf.ts'

// Papers of packing: what lies in the parcel, what is fetched, and the invoice on paper.

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn, app } = testShop
const { db } = database
const office = testOffice(testShop)
const packer = await office.as('packer')
const manager = await office.as('manager')
const hao = await signIn('hao')
const mei = await signIn('mei', { language: 'en' })

async function buy(goods: Record<number, number>, wish: OrderWish = {}, by = hao): Promise<string> {
  const cart_item_ids = await fillCart(by, goods)
  const { order_hashed_id: number } = await place(by, {
    order: await orderBody(testShop, { payway: 'when_received', ...wish, cart_item_ids }),
  })
  return number
}

async function toPack(goods: Record<number, number>, wish: OrderWish = {}, by = hao): Promise<string> {
  const number = await buy(goods, wish, by)
  await packer.call.orders.startPicking({ number })
  return number
}

const onPaper: OrderWish = { invoice_info: { carrier_type: 'paper_receipt', address: '臺北市大安區永康街 1 號' } }
const orderOf = async (number: string) => db.selectFrom('orders').where('hashed_id', '=', number).selectAll().executeTakeFirstOrThrow()
const invoiceFor = async (number: string) => issueInvoice(shop, { orderId: (await orderOf(number)).id })

async function fileOf({ cookie }: AtOffice, id: number) {
  const answer = await app.inject({ url: `/office/api/v1/papers/${id}.pdf`, headers: { cookie } })
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload }
}

/** The pages of papers, word by word. */
async function pagesOf(documents: readonly { id: number; paper: string }[], paper: string, by = packer) {
  const { bytes } = await fileOf(by, documents.find((each) => each.paper === paper)?.id ?? 0)
  return wordsOfPdf(bytes)
}

test('PCK-24 a packing slip has number, lines, remark and how to return, in the language of its order, and no prices unless a setting says so', async () => {
  const optional_items = [{ product_id: shelf.topCoat, quantity: 3 }]
  const set = await hao.call.cart.add({ product_id: shelf.gelSet, quantity: 1, optional_items })
  const cart_item_ids = [...(await fillCart(hao, { [shelf.roseGel]: 2 })), set.status === 'normal' ? set.cart_item.id : 0]
  const order = await orderBody(testShop, { payway: 'when_received', remark: '請放管理室', cart_item_ids })
  const { order_hashed_id: first } = await place(hao, { order })
  await packer.call.orders.startPicking({ number: first })
  const second = await toPack({ [shelf.lilyGel]: 1 }, {}, mei)
  const { documents } = await packer.call.papers.slips({ numbers: [first, second] })
  expect(documents).toMatchObject([{ paper: 'packing_slips', count: 2 }])
  const [zh = '', en = '', ...more] = await pagesOf(documents, 'packing_slips')
  expect(more).toEqual([])
  for (const words of [
    '出貨明細',
    `訂單 ${first}`,
    '玫瑰凝膠2',
    '凝膠組1任選：上層凝膠 × 3',
    '請放管理室',
    '從收到商品的隔天起算，7 天內可以退貨',
    'QR',
  ])
    expect(zh).toContain(words)
  expect(zh).not.toMatch(/NT\$|小計/)
  for (const words of ['Packing slip', `Order ${second}`, 'Returns', 'counted from the day after']) expect(en).toContain(words)
  const { bytes, type } = await fileOf(packer, documents[0]?.id ?? 0)
  expect(type).toBe('application/pdf')
  expect(bytes.toString('latin1')).toContain('/FontFile')
  await changeSetting(shop, { path: 'parcels.slip_prices', value: true, actor: 'boss' })
  const priced = async () => (await pagesOf((await packer.call.papers.slips({ numbers: [first] })).documents, 'packing_slips')).join()
  await expect.poll(priced, { timeout: 10_000 }).toMatch(/小計[^]*NT\$780/)
  await changeSetting(shop, { path: 'parcels.slip_prices', value: false, actor: 'boss' })
  const { rows } = await manager.call.audit.list({ verb: 'print-packing-slip' })
  expect(rows.map(({ subject }) => subject)).toEqual(expect.arrayContaining([`order ${first}`, `order ${second}`]))
})

test('PCK-24 DSK-11 the pick list names shelves, baskets and orders, and prints the notes that somebody ticked; what cannot be seen is not printed', async () => {
  const wish = { remark: '要送人' }
  const [one, other] = [await buy({ [shelf.roseGel]: 2, [shelf.lilyGel]: 1 }, wish), await buy({ [shelf.roseGel]: 1 })]
  await manager.call.measures.change({ id: shelf.roseGel, shelf: 'A-01-4' })
  await manager.call.orderPage.notes.add({ number: one, text: '兩瓶分開包', print_on_pick: true })
  await manager.call.orderPage.notes.add({ number: one, text: '客人很急' })
  const away = await packer.call.papers.pickList({ numbers: [one, other] }).catch((error: unknown) => error)
  expect(away, 'no order in work').toMatchObject({ status: 'nothing_to_print' })
  const { id: wave } = await packer.call.waves.create({ carrier: 'tcat', temperature: 'normal', numbers: [one, other] })
  await packer.call.waves.start({ id: wave ?? 0 })
  const { documents } = await packer.call.papers.pickList({ wave: wave ?? 0 })
  expect(documents).toMatchObject([{ paper: 'pick_list', count: 2 }])
  const words = (await pagesOf(documents, 'pick_list')).join()
  for (const said of [
    `揀貨單 批次 ${wave}`,
    '2 件包裹，4 件商品',
    'A-01-4',
    '未設儲位',
    '籃 1 ×2、籃 2 ×1',
    '籃 1 ',
    one,
    other,
    '兩瓶分開包',
    '要送人',
  ])
    expect(words).toContain(said)
  expect(words).not.toContain('客人很急')
  expect(words.indexOf('玫瑰凝膠'), 'what has no shelf is last').toBeLessThan(words.indexOf('百合凝膠'))
})

test('DSK-04 slips and pick lists of a selection; papers are for who printed them, and for an hour', async () => {
  const numbers = [await toPack({ [shelf.roseGel]: 1 }), await toPack({ [shelf.lilyGel]: 2 })]
  const { id: selection } = await packer.call.selections.make({ numbers })
  const slips = await packer.call.papers.slips({ selection })
  expect(slips.documents).toMatchObject([{ count: 2 }])
  const { documents } = await packer.call.papers.pickList({ selection })
  const words = (await pagesOf(documents, 'pick_list')).join()
  for (const said of ['籃 1', '籃 2', ...numbers]) expect(words).toContain(said)
  const id = documents[0]?.id ?? 0
  expect((await fileOf(manager, id)).status, 'somebody else’s').toBe(404)
  await expect(manager.call.papers.slips({ selection })).rejects.toMatchObject({ status: 'selection_ended' })
  await expect(packer.call.papers.slips({})).rejects.toMatchObject({ status: 'validation_error' })
  clock.pass({ minutes: 61 })
  expect((await fileOf(packer, id)).status).toBe(404)
  await cleanPapers(shop)
  expect(await db.selectFrom('printed_papers').where('id', '=', id).execute()).toEqual([])
})

test('PCK-25 an invoice on paper is printed with the packing slip: once as the original, then as a reprint; a test is neither, and no parcel is closed without it', async () => {
  const number = await toPack({ [shelf.nailFile]: 1 }, onPaper)
  await packer.call.packing.claim({ number })
  const early = await packer.call.papers.slips({ numbers: [number] })
  expect(early, 'not issued yet').toMatchObject({ documents: [{ paper: 'packing_slips' }], unproven: [number] })
  const scans = [{ seq: 1, kind: 'press' as const, product_id: shelf.nailFile, at: shop.now().toISOString() }]
  await packer.call.packing.scan({ number, device_key: 'device-of-papers', scans })
  await expect(packer.call.packing.check({ number })).rejects.toMatchObject({ status: 'invoice_not_issued' })
  await invoiceFor(number)
  const { number: invoice } = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .where('hashed_id', '=', number)
    .select('number')
    .executeTakeFirstOrThrow()
  const proof = async (is_test = false) =>
    (await pagesOf((await packer.call.papers.slips({ numbers: [number], is_test })).documents, 'proof_slips')).join()
  const tried = await proof(true)
  expect(tried).toContain('電子發票證明聯測試')
  const at = [proof(), proof()]
  const printed = (await Promise.all(at)).toSorted()
  expect(printed.map((words) => /證明聯(補印)?/.exec(words)?.[1] ?? 'original').toSorted(), 'two at once').toEqual(['original', '補印'])
  for (const words of printed) expect(words).toContain(`${invoice.slice(0, 2)}-${invoice.slice(2)}`)
  expect(await proof(), 'a third').toContain('電子發票證明聯補印')
  await packer.call.packing.check({ number })
  const kinds = await db.selectFrom('proof_prints').orderBy('id').select('kind').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['test', 'original', 'reprint', 'reprint'])
  const plain = await toPack({ [shelf.nailFile]: 1 })
  expect(await packer.call.papers.slips({ numbers: [plain] }), 'nobody wants it on paper').toMatchObject({
    documents: [{ paper: 'packing_slips' }],
    unproven: [],
  })
})
