import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Subject } from '#server/platform/content/subject.ts'

type Db = Kysely<Tables>

/** A list of more products is made anew when anything comes into any list or leaves it: to name each would take more memory than its page. */
const mostNamed = 1000

/** What the list of a category is made of: every product on its shelves and on those below, also one that is not shown at the moment. */
export async function goodsOfCategory(db: Db, id: number): Promise<Subject[]> {
  const rows = db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .where((where) => where.or([where('categories.id', '=', id), where('categories.parent_id', '=', id)]))
    .distinct()
    .select('product_categories.product_id as id')
    .limit(mostNamed + 1)
  return subjectsOf(await rows.execute())
}

/** The same of the list of a brand. */
export async function goodsOfBrand(db: Db, id: number): Promise<Subject[]> {
  const rows = db
    .selectFrom('products')
    .where('brand_id', '=', id)
    .select('id')
    .limit(mostNamed + 1)
  return [`goods_of_brand:${id}`, ...subjectsOf(await rows.execute())]
}

/** The same of what is made of an ingredient. */
export async function goodsOfIngredient(db: Db, id: number): Promise<Subject[]> {
  const rows = db
    .selectFrom('product_ingredients')
    .where('ingredient_id', '=', id)
    .distinct()
    .select('product_id as id')
    .limit(mostNamed + 1)
  return [`goods_of_ingredient:${id}`, ...subjectsOf(await rows.execute())]
}

function subjectsOf(rows: readonly { id: number }[]): Subject[] {
  return rows.length > mostNamed ? ['lists'] : rows.map(({ id }) => `product:${id}` as const)
}
