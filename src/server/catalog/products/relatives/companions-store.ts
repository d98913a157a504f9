import { expressionBuilder, sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inEachLanguage, textIn } from '#database/in-language.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import { arrivalOf } from '../published/arrival-of.ts'
import { selectPicks, selectSiblings } from './select-relatives.ts'

/** What stands around one product, in one round trip. */
export async function findCompanionRow(db: Kysely<Tables>, { id, language }: { id: number; language: Language }) {
  return (await companionsOf[language](db, { id }))[0]
}

const companionsOf = inEachLanguage((language) =>
  prepared((db, value: ValueOf<{ id: number }>) =>
    db
      .selectFrom('products')
      .where('products.id', '=', value('id'))
      .where('products.is_gift_only', '=', false)
      .select([
        wayTo(language).as('categories'),
        siblings().as('siblings'),
        picks().as('picks'),
        knownIngredients().as('known_ingredients'),
      ])
      .select(['products.label_kind', 'products.label', 'products.shelf_life_days', 'products.shelf_life_months'])
      .select(ownFilms().as('films'))
      .select(['products.arrival_days', 'products.return_right', 'products.barcode'])
      .select(arrivalOf(sql.lit(1)).as('arrives_on')),
  ),
)

/** The shelf of a product that says most about it, a sub-category before a category, below the one that it belongs to. */
function wayTo(language: Language) {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'products'>()
      .selectFrom('categories as step')
      .innerJoin('categories as shelf', (join) =>
        join.on((on) => on.or([on('step.id', '=', on.ref('shelf.id')), on('step.id', '=', on.ref('shelf.parent_id'))])),
      )
      .where('shelf.id', '=', (eb) =>
        eb
          .selectFrom('product_categories')
          .innerJoin('categories', 'categories.id', 'product_categories.category_id')
          .whereRef('product_categories.product_id', '=', 'products.id')
          .where('categories.visible', '=', true)
          .orderBy(sql`categories.parent_id is null`)
          .orderBy('categories.position')
          .orderBy('categories.id')
          .limit(1)
          .select('categories.id'),
      )
      .where('step.visible', '=', true)
      .orderBy(sql`step.parent_id is not null`)
      .select(['step.id', 'step.slug', textIn(language, 'step.name').as('name')]),
  )
}

/** What its label names that has a page, as it stands there. */
function knownIngredients() {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'products'>()
      .selectFrom('product_ingredients')
      .innerJoin('ingredients', 'ingredients.id', 'product_ingredients.ingredient_id')
      .whereRef('product_ingredients.product_id', '=', 'products.id')
      .orderBy('product_ingredients.language')
      .orderBy('product_ingredients.position')
      .select(['ingredients.id', 'ingredients.slug', 'product_ingredients.language', 'product_ingredients.raw as text']),
  )
}

/** Films that the shop serves itself: of these it knows what is said in them. */
function ownFilms() {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'products'>()
      .selectFrom('product_videos')
      .whereRef('product_videos.product_id', '=', 'products.id')
      .where('url', 'like', '/media/films/%')
      .orderBy('position')
      .select('url'),
  )
}

function siblings() {
  return jsonArrayFrom(
    selectSiblings().select(['sibling.id', 'sibling.slug', 'sibling.preview', sql<number>`free_stock(sibling)`.as('stock')]),
  )
}

function picks() {
  return jsonArrayFrom(
    selectPicks().select(['product_bundles.bundle_product_id as product_id', sql<number>`free_stock(entry)`.as('stock')]),
  )
}
