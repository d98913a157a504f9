import { expect, test } from 'vitest'
import { category } from './categories.ts'
import { bundleEntry, product } from './products.ts'

const fieldsOf = ({ shape }: { shape: object }) => Object.keys(shape).sort()

test('PRD-25 a product has exactly its fields', () => {
  // Its brand, and what search engines are told of it, travel only where the office has said so.
  expect(fieldsOf(product.omit({ brand: true, search_title: true, search_text: true }))).toEqual(
    [
      'id',
      'slug',
      'name',
      'preview',
      'pictures',
      'description_of_good',
      'content',
      'origin_price',
      'price',
      'first_purchase_price',
      'available',
      'stock',
      'members_only',
      'exclusive',
      'shopping_point_price',
      'temperature',
      'max_qty',
      'videos',
      'accessories',
      'optional_products',
      'optional_bundles',
      'optional_bundles_max_quantity',
      'standalone_purchase',
      'tcat_only',
      'embargo',
      'cod',
      'split_stocks',
      'family',
    ].sort(),
  )
})

test('BND-01 an entry of a bundle has exactly its fields', () => {
  expect(fieldsOf(bundleEntry)).toEqual(
    ['product_id', 'product_name', 'name', 'preview', 'origin_price', 'required', 'max_amount', 'quantity'].sort(),
  )
})

test('LST-06 an entry of the category menu has exactly its fields', () => {
  // What its address carries behind the number travels only where the office has given it a name there (CAT-01).
  expect(fieldsOf(category.omit({ slug: true }))).toEqual(['id', 'name', 'sub_categories'])
  expect(fieldsOf(category.shape.sub_categories.element.omit({ slug: true }))).toEqual(['id', 'name'])
  expect(category.parse({ id: 1, name: '光療', sub_categories: [{ id: 2, name: '底膠' }] })).not.toHaveProperty('slug')
})
