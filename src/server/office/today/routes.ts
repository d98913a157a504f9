import { staff } from '#server/platform/office/office-procedures.ts'
import { findToday } from './find-today.ts'

export const todayRoutes = {
  find: staff.today.find.handler(async ({ context: { shop, permissions } }) => findToday(shop, permissions)),
}
