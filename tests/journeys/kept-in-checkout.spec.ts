import { expect, test } from '@playwright/test'
import { taxIdDigits } from '#rules/constants.ts'
import { askCodeTexts, cartTexts, codeNotApplied, selectLine } from '#texts/shop/cart.ts'
import { addressTexts } from '#texts/shop/address.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { detailsTexts, editRecipient, invoiceTypeTexts, nextTexts, stepRefusalTexts, stepTexts } from '#texts/shop/checkout.ts'
import { neededTexts } from '#texts/shared/needed-fields.ts'
import { forgetRecipients } from './as-before.ts'
import { bringToCheckout, chooseMethod, fillSender, openCartWith } from './buying.ts'
import { atDesk, comeAsMember, csrfTokenOf, expectAccessible, heading, shopper, toast } from './shopper.ts'

// What a shopper has said at the checkout stays said.

const aunt = {
  name: '陳阿姨',
  phone: '0912345678',
  county: '臺北市',
  district: '大安區',
  zip_code: '106',
  address: '永康街 8 號 2 樓',
}

// Others find hao's address book as it was.
test.afterEach(({ page }) => forgetRecipients(page, aunt.name))

test('CKO-15 CK2-13 INV-20 in the other language everything typed is still there', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  await bringToCheckout(hao, 'candle-night-plum')
  await chooseMethod(hao, 'black_cat')
  await fillSender(hao)
  const fresh = page.getByRole('radio', { name: detailsTexts.newRecipient.zh })
  if (await fresh.isVisible()) await fresh.check()
  await page.getByRole('textbox', { name: detailsTexts.recipientName.zh }).fill('陳媽媽')
  await page.getByRole('combobox', { name: detailsTexts.county.zh }).selectOption('臺北市')
  await page.getByRole('combobox', { name: detailsTexts.district.zh }).selectOption('大安區')
  await page.getByRole('textbox', { name: detailsTexts.taxId.zh }).fill('1'.repeat(taxIdDigits))
  await page.getByRole('textbox', { name: detailsTexts.companyTitle.zh }).fill('陳浩工作室')
  await expect(page.getByText(detailsTexts.taxIdDoubt.zh)).toBeVisible()
  await page.getByRole('button', { name: nextTexts[2].zh }).click()
  await expect(page.getByText(neededTexts['contact.address']?.zh ?? '')).toBeVisible()
  await expect(toast(page, stepRefusalTexts['validate.shippingInformationError'].zh)).toBeVisible()

  await page.locator('a[hreflang="en-US"]').first().click()
  await expect(page).toHaveURL(/\/en\/steps$/)
  await expect(heading(shopper(page, 'en'), stepTexts[2].en)).toBeVisible()
  await expect(page.getByRole('textbox', { name: detailsTexts.recipientName.en })).toHaveValue('陳媽媽')
  await expect(page.getByRole('combobox', { name: detailsTexts.county.en })).toHaveValue('Taipei City')
  await expect(page.getByRole('combobox', { name: detailsTexts.district.en })).toHaveValue("Da'an District")
  await expect(page.getByRole('textbox', { name: detailsTexts.companyTitle.en })).toHaveValue('陳浩工作室')
  await expect(page.getByRole('radio', { name: invoiceTypeTexts.receipt_carrier.en })).toBeChecked()

  await page.getByRole('textbox', { name: detailsTexts.mobile.en }).last().fill('0987654321')
  await page.getByRole('textbox', { name: detailsTexts.address.en }).fill('No. 8, Yongkang St.')
  await page.getByRole('button', { name: nextTexts[2].en }).click()
  await expect(page.locator('.step.now h2')).toHaveText(stepTexts[3].en)
})

test('CKO-17 a code that was typed and not applied is asked about before the checkout', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  const product = await openCartWith(hao, 'candle-night-plum')
  await page.getByRole('checkbox', { name: selectLine(product).zh }).check()
  await page.getByRole('textbox', { name: cartTexts.discountCode.zh }).first().fill('WELCOME100')
  const checkOut = page.getByRole('button', { name: cartTexts.checkout.zh })
  await checkOut.click()
  const dialog = page.getByRole('dialog', { name: codeNotApplied('WELCOME100').zh })
  await dialog.getByRole('button', { name: askCodeTexts.apply.zh }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/zh\/cart$/)
  await page.getByRole('textbox', { name: cartTexts.discountCode.zh }).first().fill('OTHER')
  await checkOut.click()
  await page.getByRole('button', { name: askCodeTexts.without.zh }).click()
  await expect(page).toHaveURL(/\/zh\/steps$/)
})

test('RCP-34 a saved recipient is put right in the dialog, and the parcel goes there', atDesk, async ({ page }) => {
  const hao = shopper(page, 'en')
  await comeAsMember(page, 'hao')
  const headers = { 'x-csrf-token': await csrfTokenOf(page.request) }
  const kept = await page.request.post('/api/v2/user/contacts', { headers, data: { type: 'black_cat', contact_attributes: aunt } })
  expect(kept.status()).toBe(201)
  await bringToCheckout(hao, 'candle-night-plum')
  await chooseMethod(hao, 'black_cat')
  await page.getByRole('button', { name: detailsTexts.reselect.en }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: editRecipient(aunt.name).en }).click()
  await expect(page.getByRole('dialog', { name: editRecipient(aunt.name).en })).toBeVisible()
  await expectAccessible(hao)
  await dialog.getByRole('textbox', { name: detailsTexts.address.en }).fill('永')
  await dialog.getByRole('button', { name: addressTexts.save.en }).click()
  await expect(dialog.getByText(fieldTexts.addressLimit.en)).toBeVisible()
  await dialog.getByRole('textbox', { name: detailsTexts.address.en }).fill('永康街 88 號 9 樓')
  await dialog.getByRole('button', { name: addressTexts.save.en }).click()
  await expect(page.getByRole('dialog', { name: detailsTexts.chooseRecipient.en })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: aunt.name })).toBeChecked()
  await dialog.getByRole('button', { name: detailsTexts.useThis.en }).click()
  await expect(page.locator('.recent-recipient')).toContainText('永康街 88 號 9 樓')
})
