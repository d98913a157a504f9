import type { InferContractRouterOutputs } from '@orpc/contract'
import { expect, expectTypeOf, test } from 'vitest'
import type { CartItem, ItemType as WireItemType } from '#contract/shop/api/cart.ts'
import type { DiscountRefusal as WireDiscountRefusal } from '#contract/shop/api/discount.ts'
import * as wire from '#contract/shop/api/order.ts'
import { pointReasons as wireReasons } from '#contract/shop/api/points.ts'
import type { Product, ProductCard } from '#contract/shop/api/products.ts'
import type { addOns } from '#contract/shop/api/promotions.ts'
import type { Bundle } from '#rules/cart/bundle.ts'
import type { CartLine, ItemType } from '#rules/cart/cart-line.ts'
import type { DiscountRefusal } from '#rules/promotions/discount.ts'
import { carrierTypes } from '#rules/invoices/invoice.ts'
import { orderStatuses } from '#rules/orders/order.ts'
import { pointReasons } from '#rules/points/points.ts'
import type { StockedProduct, TaggedProduct, WarnedProduct } from '#rules/catalog/product.ts'
import type { AddOnPromotions } from '#rules/promotions/promotions.ts'
import { receivedTimes, shippingMethods } from '#rules/shipping/shipping.ts'

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
