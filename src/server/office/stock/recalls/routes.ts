import { beginRecall } from '#server/catalog/products/stock/recalls/begin-recall.ts'
import { endRecall } from '#server/catalog/products/stock/recalls/end-recall.ts'
import { findLotsNumbered, findRecall, listRecalls } from '#server/catalog/products/stock/recalls/find-recall.ts'
import { saveRecallLetter } from '#server/catalog/products/stock/recalls/save-recall-letter.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { listRecalled } from './list-recalled.ts'
import { countRecalled } from './store.ts'

const { recalls } = staff

export const recallRoutes = {
  list: staffLists.recalls.list.handler(async ({ context: { shop, language }, input: { cursor } }) =>
    listRecalls(shop, { cursor, language }),
  ),

  lots: recalls.lots.handler(async ({ context: { shop, language }, input: { words } }) => ({
    rows: await findLotsNumbered(shop, { words, language }),
  })),

  find: recalls.find.handler(async ({ context: { shop, language }, input: { id } }) => {
    const found = await findRecall(shop, { id, language })
    if (!found) throw problem({ status: 'not_found' })
    return { ...found, counts: await countRecalled(shop.database.db, id) }
  }),

  parcels: recalls.parcels.handler(
    async ({ context: { shop, language, permissions, staffId, apiKeyId, address }, input: { id, cursor } }) => {
      if (!(await findRecall(shop, { id, language }))) throw problem({ status: 'not_found' })
      const found = await listRecalled(shop, { id, cursor, permissions })
      const seen = found.rows.filter(({ buyer }) => buyer !== null).length
      const by = apiKeyId === null ? { staffId } : { apiKeyId }
      if (seen > 0) await noteDataView(shop, { by, address, kind: 'order', object: `recall ${id}`, rows: seen })
      return found
    },
  ),

  begin: recalls.begin.handler(async ({ context: { shop, actor }, input: { id: lot, reason } }) => {
    const begun = await beginRecall(shop, { lot, reason, actor })
    if (!begun.ok) throw problem({ status: 'lot_not_found' })
    return begun.value
  }),

  end: recalls.end.handler(async ({ context: { shop, actor }, input: { id, reason } }) => {
    const ended = await endRecall(shop, { id, reason, actor })
    if (!ended.ok) throw problem({ status: 'not_found' })
    return { status: ended.value }
  }),

  saveLetter: recalls.saveLetter.handler(async ({ context: { shop, actor }, input: { id, seen, ...letter } }) => {
    const saved = await saveRecallLetter(shop, { id, letter, seen, actor })
    if (saved.ok) return saved.value
    if (saved.refusal.code === 'no_such_recall') throw problem({ status: 'not_found' })
    const { by, at, version, present } = saved.refusal
    throw problem({ status: 'edit_conflict', details: { by, at: at.toISOString(), present, version } })
  }),
}
