import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { listFailedWork } from '#server/platform/outbox/list-failed-work.ts'
import { listLowStock } from './cases/list-low-stock.ts'
import { listUnanswered } from './cases/list-unanswered.ts'
import { findToday } from './find-today.ts'
import { findCurves } from './hours/find-curves.ts'
import { providersIn } from './tile-counts.ts'

export const todayRoutes = {
  find: staffLists.today.find.handler(async ({ context: { shop, staffId, permissions } }) => findToday(shop, { staffId, permissions })),

  curves: staffLists.today.curves.handler(async ({ context: { shop, permissions } }) =>
    findCurves(shop, { seesMoney: permissions.has('orders.money') }),
  ),
}

const { unanswered, lowStock, failedWork, providers } = staff.todayCases

export const todayCasesRoutes = {
  unanswered: unanswered.handler(async ({ context: { shop, permissions } }) =>
    listUnanswered(shop, { seesMoney: permissions.has('orders.money') }),
  ),

  lowStock: lowStock.handler(async ({ context: { shop, language }, input: { cursor } }) => listLowStock(shop, { cursor, language })),

  failedWork: failedWork.handler(async ({ context: { shop } }) => ({
    rows: (await listFailedWork(shop.database.db)).map(({ name, count, oldest, attempts }) => ({
      name,
      count,
      oldest: oldest.toISOString(),
      attempts,
    })),
  })),

  providers: providers.handler(async ({ context: { shop } }) => ({
    rows: providersIn(await listFailedWork(shop.database.db)).map(({ oldest, ...row }) => ({ ...row, oldest: oldest.toISOString() })),
  })),
}
