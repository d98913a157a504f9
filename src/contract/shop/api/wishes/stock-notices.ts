import * as z from 'zod'
import { memberCall, memberChange, openCall, refusals } from '#contract/shared/call.ts'
import { idInBody, idInPath, instant, removalDone, word } from '#contract/shared/fields.ts'
import { productCard } from '#contract/shop/api/products.ts'

const awaited = z.object({ id: z.int(), product: productCard, waits_until: instant })
export type Awaited = z.infer<typeof awaited>

const list = memberCall
  .route({ method: 'GET', path: '/api/v2/user/stock_notices', summary: 'The goods of whose return the member wants to be told' })
  .output(z.object({ stock_notices: z.array(awaited) }))

const add = memberChange
  .route({ method: 'POST', path: '/api/v2/user/stock_notices', summary: 'Be told when a product that is sold out is there again' })
  .errors(refusals('product_not_found'))
  .input(z.object({ product_id: idInBody }))
  .output(z.object({ status: z.literal('waiting'), id: z.int(), /** To which address the letter will go. */ email: z.string() }))

const remove = memberChange
  .route({ method: 'DELETE', path: '/api/v2/user/stock_notices/{id}', summary: 'Not be told any more' })
  .input(z.object({ id: idInPath }))
  .output(removalDone)

const ask = openCall
  .route({
    method: 'POST',
    path: '/api/v1/stock_notices',
    summary: 'The same without an account: the address is told, and confirms by a link',
  })
  .errors(refusals('product_not_found'))
  .input(z.object({ product_id: idInBody, email: z.email('email').max(200, 'tooLong') }))
  .output(z.object({ status: z.literal('told') }))

const find = openCall
  .route({ method: 'GET', path: '/api/v1/stock_notices/{token}', summary: 'What somebody waits for, for whoever has the link' })
  .errors(refusals('link_ended'))
  .input(z.object({ token: word }))
  .output(
    z.object({
      /** Null when it is not on sale any more. */
      product: productCard.nullable(),
      /** asked: the address is to be confirmed; waiting: it is told once; told: it was. */
      state: z.enum(['asked', 'waiting', 'told']),
      waits_until: instant,
    }),
  )

const confirm = openCall
  .route({ method: 'POST', path: '/api/v1/stock_notices/{token}', summary: 'Confirm the address at which somebody wants to be told' })
  .errors(refusals('link_ended'))
  .input(z.object({ token: word }))
  .output(z.object({ status: z.literal('waiting') }))

const end = openCall
  .route({ method: 'DELETE', path: '/api/v1/stock_notices/{token}', summary: 'Not be told any more, by the link of a letter' })
  .input(z.object({ token: word }))
  .output(removalDone)

/** Being told when goods are back (GRW-10). */
export const stockNotices = { list, add, remove, ask, find, confirm, end }
