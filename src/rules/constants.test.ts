import { expect, test } from 'vitest'
import * as all from './constants.ts'
import { defaultTerms } from './terms.ts'

test('CON-01 times of the screen', () => {
  expect(all).toMatchObject({ toastMs: 4000, cartUndoMs: 1500, firstPurchaseLockMs: 300, completeRedirectMs: 300, bannerAutoplayMs: 5000 })
})

test('CON-02 CON-03 counts and thresholds of the screen', () => {
  expect(all).toMatchObject({
    homeRows: 8,
    cachedPages: 20,
    preloadedBanners: 3,
    subMenuColumn: 5,
    scrollThresholdsPx: { loginBanner: 70, topBar: 100 },
  })
})

test('CON-04 delivery', () => {
  expect(defaultTerms.delivery).toMatchObject({
    free_from: { normal: 1000, refrigeration: 2500, freezing: 2500 },
    domestic_fee: 200,
    cash_on_delivery_fee: 30,
    cart_estimate: 200,
  })
  expect(all).toMatchObject({ storePickupLimit: 20_000, atmBankCode: '808' })
})

test('CON-05 points, wishlist, cards, share', () => {
  expect(defaultTerms.points).toEqual({ rate: 30, minimum: 3000, effective_days: 14, expiry_days: 180 })
  expect(all).toMatchObject({ wishlistDays: 180, cardDeletionDays: 30, shareDiscount: 10 })
})

test('CON-06 installments and card networks', () => {
  expect(all.installmentFrom).toEqual({ 3: 0, 6: 6000, 12: 12_000 })
  expect(all.defaultInstallment).toBe(3)
  expect(all.cardNetworks).toEqual(['visa', 'mastercard', 'jcb'])
})

test('CON-07 CON-08 limits of fields and lists', () => {
  expect(all).toMatchObject({
    remarkLimit: 40,
    addressMinimum: 5,
    foreignLineLength: { least: 5, most: 35 },
    mobileDigits: 10,
    taxIdDigits: 8,
    barcodeLength: 8,
    certificateLength: 16,
  })
  expect(all.itemsPerPage).toEqual([10, 50, 100])
})

test('SHP-04 CK2-10 countries and their fees', () => {
  expect(defaultTerms.delivery.overseas_fees).toEqual({ US: 3500, SG: 3500, AU: 3500, HK: 400, MO: 400 })
  expect(all.phoneCountries).toEqual(['TW', 'US', 'HK', 'MO', 'SG', 'MY', 'AU'])
})
