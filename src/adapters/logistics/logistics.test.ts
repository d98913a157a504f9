import { expect, test } from 'vitest'
import { sandboxKeys } from '../../../sandbox/keys.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { stores } from '../../../sandbox/logistics/stores.ts'
import { checkMacValue } from './check-mac-value.ts'
import { createLogisticsStoreDirectory } from './logistics-store-directory.ts'
import { placeOfAddress } from './place-of-address.ts'

test.each([
  [{ hashKey: '5294y06JbISpM5x9', hashIv: 'v77hoKGq4kWxNNIS' }, { MerchantID: '2000132', LogisticsType: 'CVS', LogisticsSubType: 'UNIMART', MerchantTradeDate: '2025/01/01 12:00:00' }, '545E6146FD45BDA683C88454DB34CE8D'],
  [
    { hashKey: 'XBERn1YOvpM9nfZc', hashIv: 'h1ONHk4P4yqbl5LK' },
    { MerchantID: '2000933', MerchantTradeNo: 'MAP0001', LogisticsType: 'CVS', LogisticsSubType: 'UNIMARTC2C', IsCollection: 'N', ServerReplyURL: 'https://shop.example/map', ExtraData: 'cart42', Device: '0' },
    '2B918158123FD574C5D252E414BB0B62',
  ],
])('the signature is the one that the company publishes', (keys, fields, signature) => {
  expect(checkMacValue(fields, keys)).toBe(signature)
})

test.each([
  ['台北市大安區和平東路一段10號1樓', { county: '臺北市', city: '大安區', road: '和平東路一段', address: '臺北市大安區和平東路一段10號1樓' }],
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
  expect(listed).toMatchObject({ stores: expect.arrayContaining([{ store_id: '131386', store_name: '永康門市', county: '臺北市', city: '大安區', road: '永康街', address: '臺北市大安區永康街12號' }]) })
  expect(await createLogisticsStoreDirectory({ ...settings, hashKey: 'another' }).listStores()).toEqual({ answer: 'unreachable', reason: '0 CheckMacValue Error' })
  await stop()
  expect(await createLogisticsStoreDirectory(settings).listStores()).toMatchObject({ answer: 'unreachable' })
})
