import { expect, test } from 'vitest'
import type { AnySchema } from '@orpc/contract'
import { api } from '#contract/shop/api.ts'
import { fieldErrors } from './field-errors.ts'

const cases = [
  ['a missing field', api.cart.add, { product_id: 101 }, { quantity: 'required' }],
  ['half a product', api.cart.add, { product_id: 101, quantity: 1.5 }, { quantity: 'integer' }],
  ['a number in words', api.cart.add, { product_id: 'one', quantity: 1 }, { product_id: 'integer' }],
  ['four instalments', api.orders.place, { body: { order: { instalment: 4 } } }, { 'order.instalment': 'choice' }],
  ['a mail address without @', api.user.change, { user: { email: 'lin' } }, { 'user.email': 'email' }],
  ['a change that changes nothing', api.user.change, { user: {} }, { user: 'required' }],
  ['an unknown way to deliver', api.orders.place, { body: { order: { shipping_method: 'drone' } } }, { 'order.shipping_method': 'choice' }],
  [
    'a missing recipient name',
    api.contacts.create,
    { type: 'seven', contact_attributes: { phone: '0912345678' } },
    { 'contact_attributes.name': 'required' },
  ],
  ['an unknown type of recipients', api.contacts.list, { type: 'pigeon' }, { type: 'choice' }],
  [
    'a search that is a novel',
    api.products.search,
    { q: { name_or_description_cont: '玫'.repeat(300) } },
    { 'q.name_or_description_cont': 'tooLong' },
  ],
  ['no search at all', api.products.search, {}, { q: 'required' }],
] as const

test.each(cases.map(([what, call, input, errors]) => ({ what, call, input, errors })))(
  '$what is told by its field',
  async ({ call, input, errors }) => {
    expect(fieldErrors(await issuesOf(call['~orpc'].inputSchema, input))).toEqual(errors)
  },
)

async function issuesOf(schema: AnySchema | undefined, input: unknown) {
  const result = await schema?.['~standard'].validate(input)
  return result?.issues ?? []
}
