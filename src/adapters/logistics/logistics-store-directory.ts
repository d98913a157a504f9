import { z } from 'zod'
import { parseReadable } from '#rules/clean-text.ts'
import type { DirectoryAnswer, DirectoryStore, StoreDirectory } from '#ports/store-directory.ts'
import { askForText } from '../ask-outside.ts'
import { openProvider, type Provider } from '../open-provider.ts'
import { checkMacValue, type LogisticsSettings } from './check-mac-value.ts'
import { placeOfAddress } from './place-of-address.ts'

/** The directory is asked in the background, where nobody waits for it. */
const patienceMs = 30_000

/** A number, and words of one line. */
const storeId = z.string().regex(/^\w{1,10}$/)
const words = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u)

const reply = z.object({
  RtnCode: z.coerce.number(),
  RtnMsg: z.string().default(''),
  StoreList: z.array(z.object({ StoreInfo: z.array(z.object({ StoreId: storeId, StoreName: words, StoreAddr: words })) })).default([]),
})

/** The 7-ELEVEN stores of the logistics company's directory. Source: GetStoreList, https://developers.ecpay.com.tw/?p=7402 */
export function createLogisticsStoreDirectory(settings: LogisticsSettings): StoreDirectory {
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 2 })
  return { listStores: () => listStores(provider, settings) }
}

async function listStores(provider: Provider, settings: LogisticsSettings): Promise<DirectoryAnswer> {
  const fields = { MerchantID: settings.merchantId, CvsType: 'UNIMART' }
  try {
    const body = new URLSearchParams({ ...fields, CheckMacValue: checkMacValue(fields, settings) })
    const text = await askForText(provider, `${settings.address}/Helper/GetStoreList`, { method: 'POST', body, length: 'long' })
    const { RtnCode, RtnMsg, StoreList } = reply.parse(parseReadable(text))
    if (RtnCode !== 1) return { answer: 'unreachable', reason: `${RtnCode} ${RtnMsg}` }
    return { answer: 'stores', stores: StoreList.flatMap(({ StoreInfo }) => StoreInfo.flatMap(storeFrom)) }
  } catch (error) {
    return { answer: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** A store that stands nowhere in Taiwan cannot be chosen by its place: it is left out. */
function storeFrom({ StoreId, StoreName, StoreAddr }: { StoreId: string; StoreName: string; StoreAddr: string }): DirectoryStore[] {
  const place = placeOfAddress(StoreAddr)
  return place ? [{ store_id: StoreId, store_name: StoreName, ...place }] : []
}
