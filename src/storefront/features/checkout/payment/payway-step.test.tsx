import { RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { termsToday } from '#support/test-terms.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { newDraft } from '#rules/checkout/checkout-draft.ts'
import type { Language } from '#rules/locale.ts'
import { installmentBanks } from '#rules/reference/installment-banks.ts'
import { goodsNoteTexts, paymentBlockTexts } from '#texts/shop/checkout.ts'
import { createShopRouter } from '#storefront/routes.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { PaymentStep } from './payway-step.tsx'
import type { CheckoutState } from '../use-checkout.ts'

const router = createShopRouter({ terms: termsToday } as never)

/** Step 3 as it is drawn for one line at a door. */
function drawn(wish: LineWish, { language = 'zh', total = 590 }: { language?: Language; total?: number } = {}): string {
  const checkout = {
    draft: { ...newDraft, shipping_method: 'black_cat', informed_for: 'black_cat' },
    flags: flagsOf([cartLine(1, wish)]),
    totals: { grand_total: total },
    device: { apple: false, google: false },
  } as unknown as CheckoutState
  return renderToString(
    <RouterContextProvider router={router}>
      <LanguageProvider value={language}>
        <PaymentStep checkout={checkout} />
      </LanguageProvider>
    </RouterContextProvider>,
  )
}

const preorder: LineWish = { item_type: 'exclusive', product: { exclusive: true } }

test('CK3-07 what is special about the goods is noted above the payways', () => {
  expect(drawn({})).not.toContain('預購')
  expect(drawn(preorder)).toContain('下單後 7 至 21 天出貨')
  expect(drawn({ item_type: 'standalone' })).toContain(goodsNoteTexts.standalone.zh)
})

test('CK3-08 why nothing is collected at the door is noted beside cash on delivery', () => {
  expect(drawn({ product: { cod: false } })).toContain(paymentBlockTexts.cod_blocked.zh)
  expect(drawn({})).not.toContain(paymentBlockTexts.cod_blocked.zh)
})

test('CK3-10 the way on is closed until a payment method is chosen', () => {
  expect(drawn({})).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
})

test('CK3-09 CK3-18 in Chinese a folded table tells the parts that the total allows, and names all 23 banks', () => {
  const [, table = ''] = /<details class="installment-table">(.*?)<\/details>/s.exec(drawn({}, { total: 6000 })) ?? []
  const cells = [...table.matchAll(/<t[hd][^>]*scope="row"[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  expect(cells).toEqual(['3 期 NT$2,000 NT$2,000', '6 期 NT$1,000 NT$1,000', '12 期 再買 NT$6,000 可以使用'])
  expect([...table.matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name)).toEqual(installmentBanks.map(({ zh }) => zh))
  expect(installmentBanks).toHaveLength(23)
  expect(drawn({}, { language: 'en', total: 6000 })).not.toContain('installment-table')
})
