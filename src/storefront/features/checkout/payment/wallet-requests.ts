import type { Twd } from '#rules/money.ts'
import type { CardSdk } from './tpdirect.ts'

/** What Apple Pay and Google Pay are told of the shop: country, networks, which cards count (PAY-04). */
const networks = ['JCB', 'MASTERCARD', 'VISA'] as const

export function googlePaySettings({ googleMerchant }: Pick<CardSdk, 'googleMerchant'>) {
  return {
    googleMerchantId: googleMerchant,
    tappayGoogleMerchantId: googleMerchant,
    merchantName: 'Meihao',
    allowedCardAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCountryCodes: ['TW', 'US'],
    allowPrepaidCards: true,
    emailRequired: false,
    shippingAddressRequired: false,
    billingAddressRequired: false,
    billingAddressFormat: 'MIN',
    phoneNumberRequired: false,
  }
}

export function googlePayRequest(total: Twd) {
  return { allowedNetworks: [...networks], ...googlePrice(total) }
}

export function googlePrice(total: Twd) {
  return { price: String(total), currency: 'TWD' }
}

export function applePaySettings({ appleMerchant }: Pick<CardSdk, 'appleMerchant'>) {
  return { merchantIdentifier: appleMerchant, countryCode: 'TW' }
}

export function applePayRequest(total: Twd, label: string) {
  const amount = { currency: 'TWD', value: `${total}.00` }
  const options = { requestPayerEmail: false, requestPayerName: false, requestPayerPhone: false, requestShipping: false }
  return {
    supportedNetworks: [...networks],
    supportedMethods: ['apple_pay'],
    displayItems: [{ label, amount }],
    total: { label, amount },
    options,
  }
}
