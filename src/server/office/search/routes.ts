import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { findInOffice, findRecent } from './find-in-office.ts'
import { saveOpened } from './store.ts'

export const searchRoutes = {
  find: staffLists.search.find.handler(async ({ context: { shop, permissions }, input: { words } }) =>
    findInOffice(shop, { typed: words, permissions }),
  ),

  recent: staff.search.recent.handler(async ({ context: { shop, staffId, permissions } }) => findRecent(shop, { staffId, permissions })),

  open: staff.search.open.handler(async ({ context: { shop, staffId }, input }) => {
    await saveOpened(shop.database.db, { staffId, ...input })
    return { status: 'noted' }
  }),
}
