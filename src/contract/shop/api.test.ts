import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { browserContracts } from '../../../scripts/write-browser-contract.ts'
import { listCalls, type Call } from './calls.ts'
import { payRefusals } from './api/paying/pay-order.ts'
import { placeOrderRefusals } from './api/place-order.ts'

const tabs = ['all', 'unpaid', 'in_progress', 'finished', 'canceled'].map((tab) => `GET /api/v2/user/orders/${tab}`)

/** The rows of the API's overview: number, calls, who may make them, and the problems of their own. */
const overview: [row: number, calls: string[], auth: Call['auth'], problems: string[]][] = [
  [1, ['GET /api/v1/index_banners'], 'none', []],
  [2, ['GET /api/v1/banners/{id}'], 'none', []],
  [3, ['GET /api/v1/categories'], 'none', []],
  [4, ['GET /api/v1/categories/{id}'], 'none', ['category_not_found']],
  [5, ['GET /api/v1/products/{id}'], 'none', ['product_not_found']],
  [6, ['GET /api/v1/product/{key}'], 'none', ['category_not_found']],
  [7, ['POST /api/v1/products/search'], 'none', []],
  [8, ['GET /api/v1/user'], 'member', []],
  [9, ['PUT /api/v1/user'], 'member', ['reauthentication_needed']],
  [10, ['GET /api/v1/user/cards'], 'member', []],
  [11, ['PUT /api/v1/user/cards/{id}'], 'member', ['card_not_found']],
  [12, ['DELETE /api/v1/user/cards/{id}'], 'member', ['card_not_found']],
  [13, ['GET /api/v1/user/shopping_points'], 'member', []],
  [14, tabs, 'member', []],
  [15, ['GET /api/v2/user/orders'], 'member', []],
  [16, ['GET /api/v2/user/orders/{id}'], 'member', ['invalid_order_number']],
  [17, ['POST /api/v2/user/orders'], 'member', placeOrderRefusals.filter((status) => status !== 'validation_error')],
  [18, ['PUT /api/v2/user/orders/{id}'], 'member', ['invalid_order_number', 'order_failed']],
  [19, ['DELETE /api/v1/user/orders/{id}'], 'member', ['invalid_order_number', 'cancel_error']],
  [20, ['GET /api/v1/user/orders/{hashed_id}/invoice.pdf'], 'member', ['invalid_order_number', 'invoice_not_found']],
  [21, ['GET /static_pages/{terms}'], 'none', ['static_page_not_found']],
  [22, ['GET /api/v1/seven'], 'none', []],
  [23, ['GET /api/v2/user/contacts/{id}'], 'member', ['contact_not_found']],
  [24, ['DELETE /api/v2/user/contacts/{id}'], 'member', ['contact_not_found']],
  [25, ['GET /api/v2/user/contacts'], 'member', []],
  [26, ['GET /api/v1/faqs'], 'none', []],
  [27, ['GET /api/v1/carriers/{code}'], 'none', []],
  [28, ['GET /api/v1/health_articles'], 'none', []],
  [29, ['GET /api/v1/health_articles/tag/{tag}'], 'none', []],
  [30, ['GET /api/v1/health_articles/{id}'], 'none', ['health_article_not_found']],
  [31, ['GET /api/v2/user/add_on_promotions'], 'member', []],
  [32, ['POST /api/v2/user/cart_items/add_on'], 'member', ['product_not_found']],
  [33, ['GET /api/v2/user/cart_items'], 'member', []],
  [34, ['POST /api/v2/user/cart_items'], 'member', ['product_not_found', 'invalid_cart_item_error']],
  [35, ['PUT /api/v2/user/cart_items/{id}'], 'member', ['cart_item_not_found', 'invalid_cart_item_error', 'no_enough_shopping_point']],
  [36, ['DELETE /api/v2/user/cart_items/{id}'], 'member', []],
  [37, ['POST /api/v2/user/cart_discount/calculate'], 'member', ['no_cart_items', 'invalid_cart_item_error']],
  [38, ['POST /api/users/auth/{provider}'], 'none', ['authentication_error', 'csrf_error', 'not_found']],
  [39, ['GET /api/users/auth/{provider}/callback'], 'none', []],
  [40, ['GET /api/users/sign_out'], 'none', []],
  [41, ['GET /api/users/confirmation'], 'none', []],
  [42, ['GET /api/v2/user/invoices'], 'member', []],
  [43, ['POST /api/v2/user/contacts'], 'member', []],
  [43, ['PUT /api/v2/user/contacts/{id}'], 'member', ['contact_not_found']],
  [44, ['GET /api/v2/user/wishlist_items'], 'member', []],
  [44, ['POST /api/v2/user/wishlist_items'], 'member', ['product_not_found']],
  [45, ['DELETE /api/v2/user/wishlist_items/{id}'], 'member', []],
  [46, ['POST /api/v2/user/wishlist_items/share'], 'member', []],
  [47, ['GET /api/v1/wishlists/{token}'], 'none', ['product_not_found']],
  [48, ['POST /api/v1/payments/{provider}/notify'], 'provider', []],
  // Beyond the calls of the specification.
  [50, ['GET /api/v1/product_suggestions'], 'none', []],
  [51, ['GET /api/v1/user/export'], 'member', []],
  [52, ['POST /api/v1/user/closing'], 'member', ['reauthentication_needed']],
  [52, ['DELETE /api/v1/user/closing'], 'member', []],
  [53, ['GET /api/v1/category_pictures'], 'none', []],
  [54, ['GET /api/v1/user/sessions', 'DELETE /api/v1/user/sessions', 'DELETE /api/v1/user/sessions/{id}'], 'member', []],
  [49, ['GET /api/v1/payments/{provider}/return'], 'none', []],
  [55, ['POST /api/v1/shipments/notify'], 'provider', []],
  [54, ['DELETE /api/v2/user/wishlist_items/share'], 'member', []],
  [56, ['GET /api/v1/product_companions/{id}'], 'none', ['product_not_found']],
  [57, ['GET /api/v1/article_changes/{id}'], 'none', ['health_article_not_found']],
  [61, ['GET /api/v1/store/{token}'], 'none', ['link_ended']],
  [62, ['PUT /api/v1/store/{token}'], 'none', ['link_ended', 'store_unknown', 'courier_refused', 'courier_unknown']],
  [60, ['POST /api/v2/user/orders/{id}/cart'], 'member', ['invalid_order_number']],
  [58, ['GET /api/v2/user/orders/{id}/payment'], 'member', ['invalid_order_number']],
  [
    59,
    ['POST /api/v2/user/orders/{id}/payment'],
    'member',
    [
      'invalid_order_number',
      'order_not_payable',
      'payment_in_progress',
      'idempotency_conflict',
      'nocod_error',
      'atm_error',
      'mix_exclusive_error',
      'order_failed',
      'credit_card_order_error',
    ],
  ],
  [61, ['GET /api/v1/pay/{token}'], 'none', ['link_ended']],
  [62, ['POST /api/v1/pay/{token}'], 'none', [...payRefusals, 'link_ended']],
  [64, ['GET /api/v1/refund_accounts/{token}'], 'none', ['link_ended']],
  [65, ['PUT /api/v1/refund_accounts/{token}'], 'none', ['link_ended']],
  [66, ['GET /api/v1/menus'], 'none', []],
  [67, ['GET /api/v1/brands/{slug}'], 'none', ['brand_not_found']],
  [68, ['GET /api/v1/ingredients/{slug}'], 'none', ['ingredient_not_found']],
  [63, ['GET /api/v1/payments/{provider}/return/{lang}/{token}'], 'none', []],
  [69, ['GET /api/v2/user/stock_notices', 'DELETE /api/v2/user/stock_notices/{id}'], 'member', []],
  [69, ['POST /api/v2/user/stock_notices'], 'member', ['product_not_found']],
  [70, ['POST /api/v1/stock_notices'], 'none', ['product_not_found']],
  [70, ['GET /api/v1/stock_notices/{token}', 'POST /api/v1/stock_notices/{token}'], 'none', ['link_ended']],
  [70, ['DELETE /api/v1/stock_notices/{token}'], 'none', []],
]

const calls = new Map(listCalls().map((call) => [`${call.method} ${call.path}`, call]))

const rows = overview.map(([row, addresses, auth, problems]) => ({ row, addresses, auth, problems }))

test.each(rows)('API-01 row $row: $addresses for $auth', ({ addresses, auth, problems }) => {
  for (const address of addresses) {
    const call = calls.get(address)
    expect(call?.auth, address).toBe(auth)
    expect(new Set(call?.problems.filter((status) => !isGeneral(call, status))), address).toEqual(new Set(problems))
  }
})

test('the contract holds no call that the overview does not know', () => {
  expect([...calls.keys()].sort()).toEqual(overview.flatMap(([, addresses]) => addresses).sort())
})

test('what browsers know of the contracts is up to date (else: node scripts/write-browser-contract.ts)', async () => {
  for (const { file, source } of browserContracts) expect(await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')).toBe(source)
})

function isGeneral({ auth, method }: Call, status: string): boolean {
  if (['validation_error', 'too_many_requests', 'internal_error'].includes(status)) return true
  if (auth !== 'member') return false
  return status === 'authentication_error' || status === 'user_lock' || (status === 'csrf_error' && method !== 'GET')
}
