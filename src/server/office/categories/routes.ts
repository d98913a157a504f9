import { discardDraft, scheduleArrangement } from '#server/catalog/products/arranging/schedule-arrangement.ts'
import { findTree, listArrangementVersions } from '#server/catalog/products/arranging/find-tree.ts'
import { listGoodsOfCategory } from '#server/catalog/products/arranging/list-goods-of-category.ts'
import { publishArrangement } from '#server/catalog/products/arranging/publish-arrangement.ts'
import { restoreArrangement } from '#server/catalog/products/arranging/restore-arrangement.ts'
import { saveTreeDraft } from '#server/catalog/products/arranging/save-tree-draft.ts'
import { takeBackPublishing } from '#server/catalog/products/arranging/take-back-publishing.ts'
import { findMatches } from '#server/catalog/products/filling/find-matches.ts'
import { readCategoryRule } from '#rules/catalog/categories/category-rule.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { arrangementProblem } from './arrangement-problem.ts'

const { categories, arrangements } = staff

export const categoryRoutes = {
  tree: categories.tree.handler(async ({ context: { shop } }) => findTree(shop.database.db)),

  goods: categories.goods.handler(async ({ context: { shop }, input: { id } }) => ({
    goods: await listGoodsOfCategory(shop.database.db, id),
  })),

  matches: categories.matches.handler(async ({ context: { shop }, input }) => {
    const words = Object.entries(input).flatMap(([field, written]) => (written === undefined ? [] : [[field, written] as const]))
    const rule = readCategoryRule(Object.fromEntries(words))
    if (!rule) throw problem({ status: 'validation_error', details: { errors: { rule: 'invalid' } } })
    return findMatches(shop.database.db, { rule, now: shop.now() })
  }),

  save: categories.save.handler(async ({ context: { shop, actor }, input }) => {
    const saved = await saveTreeDraft(shop, { actor, ...input })
    if (!saved.ok) throw problem(arrangementProblem(saved.refusal))
    return saved.value
  }),
}

export const arrangementRoutes = {
  publish: arrangements.publish.handler(async ({ context: { shop, actor }, input }) => {
    const published = await publishArrangement(shop, { actor, ...input })
    if (!published.ok) throw problem(arrangementProblem(published.refusal))
    return published.value
  }),

  takeBack: arrangements.takeBack.handler(async ({ context: { shop, actor }, input }) => {
    const back = await takeBackPublishing(shop, { actor, ...input })
    if (!back.ok) throw problem(arrangementProblem(back.refusal))
    return back.value
  }),

  schedule: arrangements.schedule.handler(async ({ context: { shop, actor }, input: { at, ...act } }) => {
    const set = await scheduleArrangement(shop, { actor, ...act, at: at === null ? null : new Date(at) })
    if (!set.ok) throw problem(arrangementProblem(set.refusal))
    return set.value
  }),

  discard: arrangements.discard.handler(async ({ context: { shop, actor }, input }) => {
    const thrown = await discardDraft(shop, { actor, ...input })
    if (!thrown.ok) throw problem(arrangementProblem(thrown.refusal))
    return thrown.value
  }),

  versions: arrangements.versions.handler(async ({ context: { shop }, input: { kind } }) => ({
    versions: await listArrangementVersions(shop.database.db, kind),
  })),

  restore: arrangements.restore.handler(async ({ context: { shop, actor }, input }) => {
    const restored = await restoreArrangement(shop, { actor, ...input })
    if (!restored.ok) throw problem(arrangementProblem(restored.refusal))
    return restored.value
  }),
}
