import { expect, test } from 'vitest'
import type { Product } from '#contract/shop/api/products.ts'
import { termsToday } from '#support/test-terms.ts'
import { productData } from './product-data.ts'

const tea: Product = {
  id: 7,
  slug: 'tea',
  name: '茶',
  preview: '/tea.webp',
  pictures: [],
  description_of_good: '一罐茶',
  content: '',
  origin_price: 400,
  price: 390,
  first_purchase_price: 299,
  available: true,
  stock: 3,
  max_qty: 5,
  shopping_point_price: null,
  members_only: false,
  exclusive: false,
  standalone_purchase: false,
  tcat_only: false,
  embargo: false,
  cod: true,
  temperature: 'normal',
  videos: [],
  accessories: [],
  optional_products: [],
  split_stocks: [],
  optional_bundles: [],
  optional_bundles_max_quantity: 0,
}
const dataOf = (product: Product) => productData(product, { address: 'https://shop.test/zh/product/7-tea', terms: termsToday })

test('PRD-21 PRD-34 search engines are told what it costs everybody, that it is new, how it comes and that it can go back', () => {
  const { free_from, domestic_fee } = termsToday.delivery
  expect(dataOf(tea)).toMatchObject({
    offers: {
      price: 390,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        shippingRate: { value: domestic_fee, currency: 'TWD' },
        deliveryTime: { handlingTime: { minValue: 1, maxValue: 3 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 7, applicableCountry: 'TW' },
    },
  })
  expect(dataOf({ ...tea, price: free_from.normal })).toMatchObject({ offers: { shippingDetails: { shippingRate: { value: 0 } } } })
  const { least, most } = termsToday.preorder
  expect(dataOf({ ...tea, exclusive: true })).toMatchObject({
    offers: { shippingDetails: { deliveryTime: { handlingTime: { minValue: least, maxValue: most } } } },
  })
})

test('PRD-34 what points alone buy is offered to nobody for 0', () => {
  expect(dataOf({ ...tea, price: 0, shopping_point_price: 90 })).not.toHaveProperty('offers')
})
