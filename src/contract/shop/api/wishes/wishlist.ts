import * as z from 'zod'
import { memberCall, memberChange, openCall, refusals } from '#contract/shared/call.ts'
import { amount, idInBody, idInPath, instant, removalDone, word } from '#contract/shared/fields.ts'
import { productCard } from '#contract/shop/api/products.ts'

export const wishlistItem = z.object({ id: z.int(), product: productCard, expires_at: instant })
export type WishlistItem = z.infer<typeof wishlistItem>

const list = memberCall.route({ method: 'GET', path: '/api/v2/user/wishlist_items', summary: 'The member’s wishlist' }).output(
  z.object({
    wishlist_items: z.array(wishlistItem),
    /** Whether the list is public now. */
    shared: z.boolean(),
    /** Where others see it; null while it is not public. */
    share_url: z.string().nullable(),
    /** Whether sharing now earns a code: it does once in each month of Taipei. */
    earns: z.boolean(),
    /** The code that sharing has earned, as long as it can be used; null without one. */
    reward: z.object({ discount_code: z.string(), amount, ends_at: instant }).nullable(),
  }),
)

const add = memberChange
  .route({ method: 'POST', path: '/api/v2/user/wishlist_items', summary: 'Put a product on the wishlist' })
  .errors(refusals('product_not_found'))
  .input(z.object({ product_id: idInBody }))
  .output(z.object({ status: z.literal('created_success'), wishlist_item: wishlistItem }))

const remove = memberChange
  .route({ method: 'DELETE', path: '/api/v2/user/wishlist_items/{id}', summary: 'Take a product off the wishlist' })
  .input(z.object({ id: idInPath }))
  .output(removalDone)

const share = memberChange
  .route({
    method: 'POST',
    path: '/api/v2/user/wishlist_items/share',
    summary: 'Make the wishlist public; once a month this earns a discount code',
  })
  .output(
    z.object({
      status: z.literal('share_success'),
      share_url: z.string(),
      /** Null when this month's code was given already. */
      discount_code: z.string().nullable(),
      amount,
    }),
  )

const unshare = memberChange
  .route({
    method: 'DELETE',
    path: '/api/v2/user/wishlist_items/share',
    summary: 'Make the wishlist private again; its address is never used again',
  })
  .output(removalDone)

const publicView = openCall
  .route({ method: 'GET', path: '/api/v1/wishlists/{token}', summary: 'A shared wishlist' })
  .errors(refusals('product_not_found'))
  .input(z.object({ token: word }))
  .output(z.object({ name: z.string(), products: z.array(productCard) }))

export const wishlist = { list, add, remove, share, unshare, publicView }
