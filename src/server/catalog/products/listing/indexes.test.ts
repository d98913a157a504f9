import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readProductFilter, type ProductFilterWords } from '#rules/catalog/product-filter.ts'
import { createProducts } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { productConditions } from './conditions.ts'

const { database } = await openTestShop()

/** The same expressions as in the indexes, or PostgreSQL looks through all goods. */
const found: readonly [ProductFilterWords, string][] = [
  [{ temperature: 'freezing' }, 'products_cold'],
  [{ flag: 'tcat_only' }, 'products_marked'],
  [{ flag: 'exclusive,embargo' }, 'products_marked'],
  [{ missing: 'english' }, 'products_with_open_english'],
  [{ stock: 'sold_out' }, 'products_by_units_to_sell'],
  [{ stock: 'low' }, 'products_scarce_by_what_they_say'],
]

beforeAll(async () => {
  await createProducts(
    database,
    Array.from({ length: 4000 }, (_, n) => ({ slug: `many-${n}`, name_en: `Many ${n}`, stock: 50 })),
  )
  await sql`analyze products`.execute(database.db)
})

test.for(found)('GDS-01 %o is found by the index %s', async ([words, index]) => {
  const conditions = productConditions(readProductFilter(words).filter, { lowUnits: 5, requirements: [] })
  const { rows } = await sql<Record<string, string>>`explain select id from products
    where ${sql.join(conditions, sql` and `)} order by changed_at desc, id desc limit 51`.execute(database.db)
  const plan = rows.flatMap((row) => Object.values(row)).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan')
})
