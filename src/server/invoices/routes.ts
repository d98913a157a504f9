import { member } from '#server/http/procedures.ts'
import { findPreferences } from './find-preferences.ts'

export const invoicePreferenceRoutes = {
  find: member.invoicePreferences.find.handler(({ context }) => findPreferences(context.shop, context.memberId)),
}
