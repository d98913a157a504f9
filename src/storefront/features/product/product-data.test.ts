import { expect, test } from 'vitest'
import type { ProductLabel } from '#contract/shared/product-label.ts'
import type { Companions, Product } from '#contract/shop/api/products.ts'
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
const unlabelled = { label: null, return_right: 'normal', gtin: null, arrives_on: null } as const
const dataOf = (product: Product, told: Partial<Pick<Companions, 'label' | 'return_right' | 'gtin'>> = {}) =>
  productData(product, {
    companions: { ...unlabelled, ...told },
    address: 'https://shop.test/zh/product/7-tea',
    terms: termsToday,
    language: 'zh',
  })

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

const label: ProductLabel = {
  kind: 'food',
  purpose: null,
  directions: null,
  storage: '冷凍',
  cautions: null,
  net_content: { amount: 750, unit: 'g' },
  material: null,
  ingredients: '高麗菜、豬肉',
  known_ingredients: [],
  active: null,
  additives: '無',
  allergens: ['gluten', 'soy'],
  nutrition: null,
  origin: 'TW',
  maker: { role: 'maker', name: '梅好', address: '台南', phone: '06' },
  firm: null,
  food_business_number: null,
  permit_number: '第 1 號',
  shelf_life: { amount: 12, unit: 'months' },
  opened_months: null,
  arrival_days: 60,
}

test('GDS-43 programs are told where it comes from, who makes it, how much it is, and what its label says', () => {
  expect(dataOf(tea, { gtin: '4719876201012', label })).toMatchObject({
    gtin: '4719876201012',
    brand: { '@type': 'Brand' },
    countryOfOrigin: { '@type': 'Country', name: '台灣' },
    manufacturer: { '@type': 'Organization', name: '梅好' },
    weight: { value: 750, unitCode: 'GRM' },
    additionalProperty: [
      { name: '成分', value: '高麗菜、豬肉' },
      { name: '過敏原', value: '含麩質穀物、大豆' },
      { name: '有效期限', value: '12 個月' },
      { name: '許可證字號', value: '第 1 號' },
    ],
  })
  const fluid = { ...label, net_content: { amount: 75, unit: 'mL' as const }, maker: null }
  expect(dataOf(tea, { label: fluid })).toMatchObject({ size: { value: 75, unitCode: 'MLT' } })
  expect(dataOf(tea, { label: fluid })).not.toHaveProperty('manufacturer')
  expect(Object.keys(dataOf(tea))).toEqual(['@context', '@type', 'name', 'image', 'description', 'sku', 'brand', 'offers'])
})

test('programs are told the brand that a product names, and the shop’s own for one that names none', () => {
  expect(dataOf({ ...tea, brand: { id: 3, slug: 'rose-house', name: '玫瑰屋' } })).toMatchObject({
    brand: { '@type': 'Brand', name: '玫瑰屋' },
  })
  expect(dataOf(tea)).toMatchObject({ brand: { name: '梅好 Meihao' } })
})

test.each([
  ['normal', { returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: 7 }],
  ['hygiene', { merchantReturnDays: 7, itemCondition: 'https://schema.org/NewCondition' }],
  ['perishable', { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }],
  ['custom', { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }],
] as const)('what programs are told of a right of withdrawal that is %s', (return_right, policy) => {
  expect(dataOf(tea, { return_right })).toMatchObject({ offers: { hasMerchantReturnPolicy: policy } })
})

const member = { exclusive: false, points_only: false, sold_out: false, preview: '/tea.webp', swatch: null, price: 390 }
const family = {
  id: 3,
  name: '茶',
  axes: [
    { name: '茶色', is_colour: true },
    { name: '規格', is_colour: false },
  ],
  members: [
    { ...member, id: 7, slug: 'tea', name: '茶・青 50 g', values: ['青', '50 g'] },
    { ...member, id: 8, slug: 'red-tea', name: '茶・紅 50 g', values: ['紅', '50 g'], price: 410, sold_out: true },
  ],
}

test('FAM-12 a member of a family is told as a group, with every member on sale at its own address, price and availability', () => {
  expect(dataOf({ ...tea, family })).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '3',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: [
      {
        '@type': 'Product',
        sku: '7',
        color: '青',
        size: '50 g',
        offers: { url: 'https://shop.test/zh/product/7-tea', price: 390, availability: 'https://schema.org/InStock' },
      },
      {
        sku: '8',
        color: '紅',
        offers: { url: 'https://shop.test/zh/product/8-red-tea', price: 410, availability: 'https://schema.org/OutOfStock' },
      },
    ],
  })
  expect(dataOf({ ...tea, family, available: false })).toMatchObject({ hasVariant: [{ sku: '8' }] })
})
