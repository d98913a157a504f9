import { RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { termsToday } from '#support/test-terms.ts'
import { flagsOf } from '#rules/cart-flags.ts'
import { newDraft } from '#rules/checkout-draft.ts'
import { goodsNoteTexts, paywayBlockTexts } from '#texts/checkout.ts'
import { createShopRouter } from '../../routes.ts'
import { LanguageProvider } from '../../ui/words.ts'
import { PaywayStep } from './payway-step.tsx'
import type { CheckoutState } from './use-checkout.ts'

const router = createShopRouter({ terms: termsToday } as never)

/** Step 3 as it is drawn for one line at a door. */
function drawn(wish: LineWish): string {
  const checkout = { draft: { ...newDraft, shipping_method: 'black_cat', informed_for: 'black_cat' }, flags: flagsOf([cartLine(1, wish)]), totals: { grand_total: 590 }, device: { apple: false, google: false } } as unknown as CheckoutState
  return renderToString(
    <RouterContextProvider router={router}>
      <LanguageProvider value="zh">
        <PaywayStep checkout={checkout} />
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
  expect(drawn({ product: { cod: false } })).toContain(paywayBlockTexts.cod_blocked.zh)
  expect(drawn({})).not.toContain(paywayBlockTexts.cod_blocked.zh)
})

test('CK3-10 the way on is closed until a payway is chosen', () => {
  expect(drawn({})).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
})
