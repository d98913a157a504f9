import { readNoticeWays, type Notice } from '#rules/staff/notices.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { countUnread, findChosenWays, listNoticeRows, saveRead, saveWays } from './store.ts'

const mostRows = 50

export const noticesRoutes = {
  list: staff.notices.list.handler(async ({ context: { shop, staffId } }) => {
    const { db } = shop.database
    const rows = await listNoticeRows(db, { staffId, most: mostRows })
    return {
      rows: rows.map(({ id, data, created_at, read_at }) => ({
        id,
        notice: data as Notice,
        at: created_at.toISOString(),
        read: read_at !== null,
      })),
      unread: await countUnread(db, staffId),
      ways: readNoticeWays(await findChosenWays(db, staffId)),
    }
  }),

  read: staff.notices.read.handler(async ({ context: { shop, staffId }, input: { ids } }) => {
    const { db } = shop.database
    await saveRead(db, { staffId, ids, now: shop.now() })
    return { unread: await countUnread(db, staffId) }
  }),

  choose: staff.notices.choose.handler(async ({ context: { shop, staffId }, input: { ways } }) => {
    const { db } = shop.database
    await saveWays(db, { staffId, ways })
    return { ways: readNoticeWays(await findChosenWays(db, staffId)) }
  }),
}
