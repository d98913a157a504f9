import { hkdfSync } from 'node:crypto'
import type { ShopSettings } from '#server/platform/shop.ts'
import type { Config } from '../config.ts'

/** What the shop says of itself, as it is configured. */
export function settingsOf(config: Config): ShopSettings {
  const cardCompanyApp = { id: config.TAPPAY_APP_ID, key: config.TAPPAY_APP_KEY }
  const seller = {
    name: { zh: config.SELLER_NAME, en: config.SELLER_NAME_EN },
    taxId: config.SELLER_TAX_ID,
    address: { zh: config.SELLER_ADDRESS, en: config.SELLER_ADDRESS_EN },
    foodNumber: config.SELLER_FOOD_NUMBER,
  }
  return {
    isDemo: config.DEMO_SHOP,
    publicAddress: config.PUBLIC_ADDRESS,
    officeAddress: config.OFFICE_ADDRESS || config.PUBLIC_ADDRESS,
    cardCompanyApp,
    seller,
    invoiceQrKey: config.EINVOICE_QR_KEY,
    threeDSecureFrom: config.THREE_D_SECURE_FROM,
    bankCompany: config.BANK_COMPANY,
    sessionDaysAtMost: config.SESSION_DAYS_AT_MOST,
    reauthenticationMinutes: config.REAUTHENTICATION_MINUTES,
    logKey: logKeyOf(config),
    limits: config.LIMITS,
  }
}

/** Without a key of its own the log takes one from the oldest key of cards, which stays the longest. */
function logKeyOf({ LOG_KEY, CARD_KEYS }: Config): Uint8Array {
  return LOG_KEY.length > 0 ? LOG_KEY : new Uint8Array(hkdfSync('sha256', CARD_KEYS.at(-1)?.key ?? '', '', 'pseudonyms of the log', 32))
}
