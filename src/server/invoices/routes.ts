import { member, open } from '#server/http/procedures.ts'
import { problem } from '#server/http/problem.ts'
import { checkBarcode } from './check-barcode.ts'
import { findPreferences } from './find-preferences.ts'

export const invoicePreferenceRoutes = {
  find: member.invoicePreferences.find.handler(({ context }) => findPreferences(context.shop, context.memberId)),
}

export const carrierRoutes = {
  check: open.carriers.check.handler(async ({ context, input }) => {
    const isExist = await checkBarcode(context.shop, input.code.toUpperCase())
    if (isExist === null) throw problem({ status: 'internal_error' })
    return { isExist }
  }),
}
