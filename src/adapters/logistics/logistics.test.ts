import { expect, test } from 'vitest'
import { openStrangeServer, saying } from '#support/strange-server.ts'
import { sandboxKeys } from '../../../sandbox/keys.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { stores } from '../../../sandbox/logistics/stores.ts'
import { checkMacValue } from './check-mac-value.ts'
import { createLogisticsCourier } from './logistics-courier.ts'
import { createLogisticsStoreDirectory } from './logistics-store-directory.ts'
import { placeOfAddress } from './place-of-address.ts'

test.each([
  [
    { hashKey: '5294y06JbISpM5x9', hashIv: 'v77hoKGq4kWxNNIS' },
    { MerchantID: '2000132', LogisticsType: 'CVS', LogisticsSubType: 'UNIMART', MerchantTradeDate: '2025/01/01 12:00:00' },
    '545E6146FD45BDA683C88454DB34CE8D',
  ],
  [
    { hashKey: 'XBERn1YOvpM9nfZc', hashIv: 'h1ONHk4P4yqbl5LK' },
    {
      MerchantID: '2000933',
      MerchantTradeNo: 'MAP0001',
      LogisticsType: 'CVS',
      LogisticsSubType: 'UNIMARTC2C',
      IsCollection: 'N',
      ServerReplyURL: 'https://shop.example/map',
      ExtraData: 'cart42',
      Device: '0',
    },
    '2B918158123FD574C5D252E414BB0B62',
  ],
])('the signature is the one that the company publishes', (keys, fields, signature) => {
  expect(checkMacValue(fields, keys)).toBe(signature)
})

test.each([
  [
    '台北市大安區和平東路一段10號1樓',
    { county: '臺北市', city: '大安區', road: '和平東路一段', address: '臺北市大安區和平東路一段10號1樓' },
  ],
  ['403 台中市西區台灣大道二段2號', { county: '臺中市', city: '西區', road: '台灣大道二段', address: '臺中市西區台灣大道二段2號' }],
  ['台東縣台東市中山路114號', { county: '臺東縣', city: '臺東市', road: '中山路', address: '臺東縣臺東市中山路114號' }],
  ['連江縣北竿鄉塘岐村168號', { county: '連江縣', city: '北竿鄉', road: '塘岐村', address: '連江縣北竿鄉塘岐村168號' }],
])('%s is taken apart into county, district and road', (address, place) => {
  expect(placeOfAddress(address)).toEqual(place)
})

test('an address outside Taiwan has no place', () => {
  expect(placeOfAddress('東京都港區1號')).toBeNull()
})

test('RCP-21 the directory answers every store with its place, and silence is no empty directory', async () => {
  const { addresses, stop } = await startSandbox()
  const settings = { address: addresses.logistics, ...sandboxKeys.logistics }
  const listed = await createLogisticsStoreDirectory(settings).listStores()
  expect(listed.answer === 'stores' && listed.stores.length).toBe(stores.length)
  expect(listed).toMatchObject({
    stores: expect.arrayContaining([
      { store_id: '131386', store_name: '永康門市', county: '臺北市', city: '大安區', road: '永康街', address: '臺北市大安區永康街12號' },
    ]),
  })
  expect(await createLogisticsStoreDirectory({ ...settings, hashKey: 'another' }).listStores()).toEqual({
    answer: 'unreachable',
    reason: '0 CheckMacValue Error',
  })
  await stop()
  expect(await createLogisticsStoreDirectory(settings).listStores()).toMatchObject({ answer: 'unreachable' })
})

async function courierSaying(text: string) {
  const { address } = await openStrangeServer(saying(text))
  const courier = createLogisticsCourier({
    address,
    merchantId: '2000132',
    hashKey: 'k',
    hashIv: 'i',
    sender: { name: '梅好', phone: '0227000000', zipCode: '106', address: '臺北市大安區永康街 31 巷 12 號' },
  })
  const recipient = { name: '陳浩', phone: '0922110334', zipCode: '302', address: '新竹縣竹北市文興路一段 168 號', storeId: '' }
  return {
    find: () => courier.find('MINE'),
    book: () =>
      courier.book({
        reference: 'MINE',
        method: 'black_cat',
        value: 620,
        collect: 0,
        sizeClass: 60,
        recipient,
        receivedTime: null,
        noticeAddress: 'https://shop.example/n',
      }),
  }
}

const unsaid = { reason: expect.any(String) }

test.each<[text: string, answer: object]>([
  [
    '1|MerchantID=2000132&MerchantTradeNo=MINE&AllPayLogisticsID=17&BookingNote=905500000001&RtnCode=300',
    { answer: 'booked', trackingNumber: '905500000001', providerId: '17' },
  ],
  ['0|GoodsAmount Error', { answer: 'refused', text: 'GoodsAmount Error' }],
  ['10500040|Parameter Error', { answer: 'refused', text: 'Parameter Error' }],
  ['1|MerchantTradeNo=ANOTHER&BookingNote=905500000001', { answer: 'unknown', ...unsaid }],
  ['1|MerchantID=9999999&BookingNote=905500000001', { answer: 'unknown', ...unsaid }],
  ['1|MerchantTradeNo=MINE&BookingNote=905500000001', { answer: 'unknown', ...unsaid }],
  ['1|AllPayLogisticsID=17&BookingNote=%3Cscript%3E', { answer: 'unknown', ...unsaid }],
  ['<html>Bad|gateway</html>', { answer: 'unknown', ...unsaid }],
  ['', { answer: 'unknown', ...unsaid }],
])('TPC-07 a booking that is answered with %j', async (text, answer) => {
  expect(await (await courierSaying(text)).book()).toEqual(answer)
})

test.each<[text: string, answer: object]>([
  [
    'MerchantTradeNo=MINE&AllPayLogisticsID=17&LogisticsStatus=3003&BookingNote=905500000001&CollectionAmount=620',
    { answer: 'known', trackingNumber: '905500000001', providerId: '17', collect: 620, state: 'delivered', code: '3003' },
  ],
  [
    'MerchantTradeNo=MINE&AllPayLogisticsID=17&LogisticsStatus=2037&CVSPaymentNo=M000&CVSValidationNo=0001',
    { answer: 'known', trackingNumber: 'M0000001', providerId: '17', collect: null, state: 'store_closed', code: '2037' },
  ],
  ['0|查無物流單', { answer: 'absent' }],
  ['0|CheckMacValue Error', { answer: 'unreachable', reason: 'CheckMacValue is not believed' }],
  ['MerchantTradeNo=ANOTHER&LogisticsStatus=3003', { answer: 'unreachable', ...unsaid }],
  ['LogisticsStatus=3003', { answer: 'unreachable', ...unsaid }],
  ['MerchantTradeNo=MINE&LogisticsStatus=delivered', { answer: 'unreachable', ...unsaid }],
  ['<html>Bad gateway</html>', { answer: 'unreachable', ...unsaid }],
])('TPC-07 a parcel of which is told %j', async (text, answer) => {
  expect(await (await courierSaying(text)).find()).toEqual(answer)
})

test('TPC-07 a directory with a store of another shape is not taken over', async () => {
  const list = (StoreName: string) =>
    JSON.stringify({ RtnCode: 1, StoreList: [{ StoreInfo: [{ StoreId: '131386', StoreName, StoreAddr: '台北市大安區永康街12號' }] }] })
  const read = async (name: string) =>
    createLogisticsStoreDirectory({
      address: (await openStrangeServer(saying(list(name)))).address,
      merchantId: '2',
      hashKey: 'k',
      hashIv: 'i',
    }).listStores()
  expect(await read('永康門市')).toMatchObject({ answer: 'stores', stores: [{ store_name: '永康門市' }] })
  expect(await read('永康\u0000門市')).toMatchObject({ answer: 'stores', stores: [{ store_name: '永康 門市' }] })
  for (const name of ['長'.repeat(201), '']) expect(await read(name)).toMatchObject({ answer: 'unreachable' })
})
