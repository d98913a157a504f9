import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, instant, lineUpTo, linesUpTo, textUpTo } from '#contract/shared/fields.ts'
import { arrangementKinds } from '#rules/catalog/arrangement.ts'
import { categoryRuleFieldNames, readCategoryRule } from '#rules/catalog/categories/category-rule.ts'
import { categorySortings, mostOrdered, mostPinned } from '#rules/catalog/categories/category-tree.ts'
import { pictureOfShop } from '#rules/catalog/pictures/picture.ts'
import { staffCall, staffChange } from '../office-call.ts'

const cover = z.union([z.literal(''), textUpTo(500).regex(pictureOfShop, 'invalid')])
const slug = z.union([z.literal(''), textUpTo(80).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid')])
const ids = z.array(z.int().min(1, 'integer'))

const category = z.object({
  /** Negative for one that stands in the draft only. */
  id: z.int(),
  parent_id: z.int().nullable(),
  position: z.int().min(0, 'integer').max(1_000_000, 'invalid'),
  name_zh: lineUpTo(100).min(1, 'required'),
  name_en: lineUpTo(100),
  slug,
  cover_url: cover,
  mobile_cover_url: cover,
  text_zh: linesUpTo(2000),
  text_en: linesUpTo(2000),
  seo_title_zh: lineUpTo(120),
  seo_title_en: lineUpTo(120),
  seo_text_zh: lineUpTo(300),
  seo_text_en: lineUpTo(300),
  visible: z.boolean(),
  sorting: z.enum(categorySortings),
  pinned: ids.max(mostPinned, 'tooMany'),
  ordered: ids.max(mostOrdered, 'tooMany'),
  rule: z
    .record(z.string(), textUpTo(500))
    .refine((words) => readCategoryRule(words) !== null, 'invalid')
    .nullable(),
  archived: z.boolean(),
  leads_to: z.int().nullable(),
})
export type CategoryToSave = z.infer<typeof category>

const row = category.extend({
  /** Products that stand in it or below it. */
  goods: z.int(),
  /** The draft says otherwise of it than the shop. */
  is_changed: z.boolean(),
})
export type CategoryRow = z.infer<typeof row>

/** How an arrangement stands: what is in the shop, and what waits to come into it. */
export const arrangement = z.object({
  /** Counted with every change of draft or shop. */
  version: z.int(),
  is_draft: z.boolean(),
  changed_by: z.string(),
  changed_at: instant.nullable(),
  publish_at: instant.nullable(),
  /** Why what was due could not be published. */
  not_published: z.string().nullable(),
})
export type Arrangement = z.infer<typeof arrangement>

const tree = arrangement.extend({ categories: z.array(row) })
export type CategoryTree = z.infer<typeof tree>

export const arrangementSaved = z.object({ version: z.int() })
const ofKind = z.object({ kind: z.enum(arrangementKinds) })
const seen = ofKind.extend({ version: z.int() })

const published = z.object({ version: z.int(), kind: z.string(), by: z.string(), at: instant })

const goods = z.object({
  id: z.int(),
  name: z.object({ zh: z.string(), en: z.string() }),
  preview: z.string(),
  sold_out: z.boolean(),
  /** Only a rule put it there. */
  by_rule: z.boolean(),
  position: z.int(),
  price: z.int(),
  sold_30d: z.int(),
  published_at: instant.nullable(),
})
export type GoodsOfCategory = z.infer<typeof goods>

export const categoriesApi = {
  goods: staffCall('categories.edit')
    .route({
      method: 'GET',
      path: '/office/api/v1/categories/{id}/products',
      summary: 'What the list of a category shows, and what its order can hang on; at most 500',
    })
    .input(z.object({ id: idInPath }))
    .output(z.object({ goods: z.array(goods) })),
  tree: staffCall('categories.edit')
    .route({ method: 'GET', path: '/office/api/v1/categories', summary: 'The tree of categories in one piece, as its draft has it' })
    .output(tree),
  matches: staffCall('categories.edit')
    .route({
      method: 'GET',
      path: '/office/api/v1/category-matches',
      summary: 'What a rule would put into a category now, the newest of them',
    })
    .input(z.partialRecord(z.enum(categoryRuleFieldNames), textUpTo(500)))
    .output(z.object({ total: z.int(), goods: z.array(goods.pick({ id: true, name: true, preview: true })) })),
  save: staffChange('categories.edit')
    .route({ method: 'PUT', path: '/office/api/v1/categories', summary: 'Keep a tree of categories as the draft; the shop stays' })
    .errors(
      refusals(
        'edit_conflict',
        'category_not_found',
        'too_deep',
        'category_name_taken',
        'category_slug_taken',
        'no_target',
        'category_not_empty',
        'ingredient_not_found',
      ),
    )
    .input(z.object({ version: z.int(), categories: z.array(category).max(2000, 'tooMany') }))
    .output(arrangementSaved),
}

/** Why a tree that was drafted once cannot stand in the shop now. */
const whyNotPublished = [
  'too_deep',
  'category_name_taken',
  'category_slug_taken',
  'no_target',
  'category_not_empty',
  'category_ingredient_gone',
] as const

export const arrangementsApi = {
  publish: staffChange('categories.edit')
    .route({
      method: 'POST',
      path: '/office/api/v1/arrangements/{kind}/publish',
      summary: 'Show the draft of a tree or a menu in the shop',
    })
    .errors(refusals('edit_conflict', 'no_draft', ...whyNotPublished))
    .input(seen)
    .output(arrangementSaved),
  takeBack: staffChange('categories.edit')
    .route({
      method: 'POST',
      path: '/office/api/v1/arrangements/{kind}/take-back',
      summary: 'Show again what was shown before the last publishing; what was published is the draft again',
    })
    .errors(refusals('edit_conflict', 'not_found', ...whyNotPublished))
    .input(seen)
    .output(arrangementSaved),
  schedule: staffChange('categories.edit')
    .route({
      method: 'PUT',
      path: '/office/api/v1/arrangements/{kind}/schedule',
      summary: 'When a draft is published; null takes that back',
    })
    .errors(refusals('edit_conflict', 'no_draft'))
    .input(seen.extend({ at: instant.nullable() }))
    .output(arrangementSaved),
  discard: staffChange('categories.edit')
    .route({ method: 'DELETE', path: '/office/api/v1/arrangements/{kind}/draft', summary: 'Throw a draft away' })
    .errors(refusals('edit_conflict'))
    .input(seen.extend({ version: z.coerce.number<number>().int() }))
    .output(arrangementSaved),
  versions: staffCall('categories.edit')
    .route({ method: 'GET', path: '/office/api/v1/arrangements/{kind}/versions', summary: 'What was published, the newest first' })
    .input(ofKind)
    .output(z.object({ versions: z.array(published) })),
  restore: staffChange('categories.edit')
    .route({
      method: 'POST',
      path: '/office/api/v1/arrangements/{kind}/versions/{of}/restore',
      summary: 'Make a draft that says what an older version said',
    })
    .errors(refusals('edit_conflict', 'not_found'))
    .input(seen.extend({ of: idInPath }))
    .output(arrangementSaved),
}
