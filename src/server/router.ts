import { isContractProcedure } from '@orpc/contract'
import type { Router } from '@orpc/server'
import { api, type Api } from '#contract/api.ts'
import { userRoutes } from '#server/accounts/routes.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import { cardRoutes } from '#server/cards/routes.ts'
import { addOnRoutes, cartRoutes } from '#server/cart/routes.ts'
import { categoryRoutes, productRoutes } from '#server/catalog/routes.ts'
import { cancelRoutes, discountRoutes, placingRoutes } from '#server/checkout/routes.ts'
import { articleRoutes, bannerRoutes, faqRoutes, staticPageRoutes } from '#server/content/routes.ts'
import { problem } from '#server/http/problem.ts'
import { member, open } from '#server/http/procedures.ts'
import { carrierRoutes, invoicePreferenceRoutes, invoiceProofRoutes } from '#server/invoices/routes.ts'
import { orderRoutes } from '#server/orders/routes.ts'
import { pointRoutes } from '#server/points/routes.ts'
import { privacyRoutes } from '#server/privacy/routes.ts'
import { contactRoutes } from '#server/recipients/routes.ts'
import { searchRoutes } from '#server/search/routes.ts'
import { storeRoutes } from '#server/stores/routes.ts'
import { wishlistRoutes } from '#server/wishlist/routes.ts'

/** The calls that have a handler. */
const handled = {
  articles: articleRoutes,
  banners: bannerRoutes,
  carriers: carrierRoutes,
  categories: categoryRoutes,
  products: { ...productRoutes, ...searchRoutes },
  user: userRoutes,
  privacy: privacyRoutes,
  cards: cardRoutes,
  wishlist: wishlistRoutes,
  cart: cartRoutes,
  addOns: addOnRoutes,
  contacts: contactRoutes,
  discount: discountRoutes,
  faqs: faqRoutes,
  invoicePreferences: invoicePreferenceRoutes,
  points: pointRoutes,
  staticPages: staticPageRoutes,
  stores: storeRoutes,
  orders: { ...orderRoutes, ...placingRoutes, ...cancelRoutes, ...invoiceProofRoutes },
}

type Branch = { [key: string]: unknown }

/** Every call of the contract: its handler, or for the time being the answer that there is none. */
export const router = complete({ none: branch(open), member: branch(member) }, { calls: api, handlers: handled }) as unknown as Router<Api, ApiContext>

/** The calls that answer not_implemented, as "cart.read". Empty when the shop is whole; `npm run check` lists them. */
export function listNotImplemented(): string[] {
  return missing(api, handled)
}

/** Who may make a call is asked before anybody learns that it has no handler. */
type Doors = { none: Branch; member: Branch }

function complete(doors: Doors, { calls, handlers }: { calls: Branch; handlers: Branch }): Branch {
  return Object.fromEntries(
    Object.entries(calls).map(([key, call]) => {
      const handler = handlers[key]
      if (isContractProcedure(call)) return [key, handler ?? refusing(call['~orpc'].meta['auth'] === 'member' ? doors.member[key] : doors.none[key])]
      const below = { none: branch(doors.none[key]), member: branch(doors.member[key]) }
      return [key, complete(below, { calls: call as Branch, handlers: branch(handler ?? {}) })]
    }),
  )
}

function branch(node: unknown): Branch {
  return node as Branch
}

function refusing(door: unknown): unknown {
  return (door as { handler: (work: () => never) => unknown }).handler(refuseCall)
}

function refuseCall(): never {
  throw problem({ status: 'not_implemented' })
}

function missing(calls: Branch, handlers: Branch, path: readonly string[] = []): string[] {
  return Object.entries(calls).flatMap(([key, call]) => {
    const here = [...path, key]
    if (isContractProcedure(call)) return handlers[key] ? [] : [here.join('.')]
    return missing(call as Branch, (handlers[key] ?? {}) as Branch, here)
  })
}
