import { afterEach, expect, test, vi } from 'vitest'
import { applePayRequest, applePaySettings, googlePayRequest, googlePaySettings } from './wallet-requests.ts'

// What the card company's library is told of the shop. The library itself is walked through in tests/journeys.

afterEach(() => vi.unstubAllGlobals())

const sdk = {
  content: 'https://js.tappaysdk.example/tpdirect.js',
  dataset: { environment: 'production', appleMerchant: 'merchant.meihao', googleMerchant: 'meihao_google', googleScript: '' },
}

/** A page whose head loads whatever is put into it, and the company's library, which writes down what it is told. */
function openPage() {
  const told: unknown[][] = []
  const loaded: string[] = []
  vi.stubGlobal('TPDirect', { setupSDK: (...words: unknown[]) => told.push(words) })
  vi.stubGlobal('document', {
    querySelector: () => sdk,
    createElement: () => Object.assign(new EventTarget(), { src: '' }),
    head: {
      append(script: EventTarget & { src: string }) {
        loaded.push(script.src)
        queueMicrotask(() => script.dispatchEvent(new Event('load')))
      },
    },
  })
  return { told, loaded }
}

test('PAY-02 the library is set up with the app_id and the app_key of the user constants, once', async () => {
  const { told, loaded } = openPage()
  const { openTpDirect } = await import('./tpdirect.ts')
  const { app_id: id, app_key: key } = { app_id: '12001', app_key: 'app_whatever' }
  await Promise.all([openTpDirect({ id, key }), openTpDirect({ id, key })])
  expect(told).toEqual([[12001, 'app_whatever', 'production']])
  expect(loaded).toEqual([sdk.content])
})

test('PAY-04 Google Pay: two ways of authorising, cards of Taiwan and the United States, prepaid ones too, three networks', () => {
  expect(googlePaySettings({ googleMerchant: 'meihao_google' })).toMatchObject({
    googleMerchantId: 'meihao_google',
    allowedCardAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCountryCodes: ['TW', 'US'],
    allowPrepaidCards: true,
  })
  expect(googlePayRequest(1280)).toEqual({ allowedNetworks: ['JCB', 'MASTERCARD', 'VISA'], price: '1280', currency: 'TWD' })
})

test('PAY-04 Apple Pay: the country is Taiwan, the networks are the same three, the amount is the total', () => {
  expect(applePaySettings({ appleMerchant: 'merchant.meihao' })).toEqual({ merchantIdentifier: 'merchant.meihao', countryCode: 'TW' })
  expect(applePayRequest(1280, '梅好')).toMatchObject({
    supportedNetworks: ['JCB', 'MASTERCARD', 'VISA'],
    total: { label: '梅好', amount: { currency: 'TWD', value: '1280.00' } },
  })
})
