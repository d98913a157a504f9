import type { OpenAPI } from '@orpc/contract'
import { api } from '#contract/shop/api.ts'
import { banner } from '#contract/shop/api/banners.ts'
import { cart, cartItem, cartProduct } from '#contract/shop/api/cart.ts'
import { article, articleCard } from '#contract/shop/api/content.ts'
import { discountAnswer } from '#contract/shop/api/discount.ts'
import { pages } from '#contract/shared/fields.ts'
import { order, orderLine, orderRow } from '#contract/shop/api/order.ts'
import { placeOrderBody } from '#contract/shop/api/place-order.ts'
import { plainRoutes } from '#contract/shop/api/plain-routes.ts'
import { bundleEntry, product, productCard } from '#contract/shop/api/products.ts'
import { promotion } from '#contract/shop/api/promotions.ts'
import { contact, contactAttributes, contactRow, foreignContactAttributes } from '#contract/shop/api/recipients.ts'
import { savedCard } from '#contract/shop/api/cards.ts'
import { user } from '#contract/shop/api/user.ts'
import { wishlistItem } from '#contract/shop/api/wishes/wishlist.ts'
import { listCalls, type Call } from '#contract/shop/calls.ts'
import { csrfCookie, sessionCookie } from '#server/platform/sessions/cookies.ts'
import { describeContract } from './describe-contract.ts'

const shapes = {
  ProductCard: productCard,
  Product: product,
  BundleEntry: bundleEntry,
  CartProduct: cartProduct,
  CartItem: cartItem,
  Cart: cart,
  Promotion: promotion,
  DiscountAnswer: discountAnswer,
  Order: order,
  OrderRow: orderRow,
  OrderLine: orderLine,
  User: user,
  SavedCard: savedCard,
  Contact: contact,
  ContactRow: contactRow,
  WishlistItem: wishlistItem,
  Article: article,
  ArticleCard: articleCard,
  Banner: banner,
  Pages: pages,
}

const askedShapes = { PlaceOrder: placeOrderBody, ContactAttributes: contactAttributes, ForeignContactAttributes: foreignContactAttributes }

/** The API of the shop as a document. */
export async function describeApi(publicAddress: string): Promise<OpenAPI.Document> {
  const calls = listCalls().map((call) => ({ ...call, security: securityOf(call) }))
  return describeContract({ contract: { ...api, ...plainRoutes }, calls, info, publicAddress, securitySchemes, shapes, askedShapes })
}

const info = {
  title: 'Meihao',
  version: '1',
  description:
    'The calls of the shop. Amounts are whole TWD, times ISO 8601 with offset, days YYYY-MM-DD. Accept-Language zh-TW or en-US chooses the language of names and messages.',
}

const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie({ secure: false }),
    description: `Given by signing in; by https its name is ${sessionCookie({ secure: true })}.`,
  },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: `The value of the cookie ${csrfCookie}.` },
}

function securityOf({ auth, method }: Pick<Call, 'auth' | 'method'>): OpenAPI.SecurityRequirementObject[] {
  if (auth !== 'member') return []
  return [method === 'GET' ? { session: [] } : { session: [], csrf: [] }]
}
