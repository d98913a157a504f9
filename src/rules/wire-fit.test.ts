import type { InferContractRouterOutputs } from '@orpc/contract'
import { expect, expectTypeOf, test } from 'vitest'
import type { CartItem, ItemType as WireItemType } from '#contract/api/cart.ts'
import type { DiscountRefusal as WireDiscountRefusal } from '#contract/api/discount.ts'
import * as wire from '#contract/api/order.ts'
import { pointReasons as wireReasons } from '#contract/api/points.ts'
import type { Product, ProductCard } from '#contract/api/products.ts'
import type { addOns } from '#contract/api/promotions.ts'
import type { Bundle } from './bundle.ts'
import type { CartLine, ItemType } from './cart-line.ts'
import type { DiscountRefusal } from './discount.ts'
import { carrierTypes } from './invoice.ts'
import { orderStatuses } from './order.ts'
import { pointReasons } from './points.ts'
import type { StockedProduct, TaggedProduct, WarnedProduct } from './product.ts'
import type { AddOnPromotions } from './promotions.ts'
import { receivedTimes, shippingMethods } from './shipping.ts'

test('CON-09 rules read what travels as it is', () => {
  expectTypeOf<CartItem>().toExtend<CartLine>()
  expectTypeOf<CartItem['product']>().toExtend<Bundle>()
  expectTypeOf<Product>().toExtend<Bundle>()
  expectTypeOf<ProductCard>().toExtend<TaggedProduct & WarnedProduct & StockedProduct>()
  expectTypeOf<InferContractRouterOutputs<typeof addOns>['promotions']>().toExtend<AddOnPromotions>()
})

test('CON-09 rules and contract know the same words', () => {
  expectTypeOf<WireItemType>().toEqualTypeOf<ItemType>()
  expectTypeOf<WireDiscountRefusal>().toEqualTypeOf<DiscountRefusal>()
  expect(orderStatuses).toEqual(wire.orderStatuses)
  expect(shippingMethods).toEqual(wire.shippingMethods)
  expect(receivedTimes).toEqual(wire.receivedTimes)
  expect(carrierTypes).toEqual(wire.carrierTypes)
  expect(pointReasons).toEqual(wireReasons)
})
