import { askerOf } from '#server/platform/http/asker-of.ts'
import { member, open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { checkBarcode } from './check-barcode.ts'
import { findPreferences } from './find-preferences.ts'
import { findProof } from './find-proof.ts'

export const invoicePreferenceRoutes = {
  find: member.invoicePreferences.find.handler(({ context }) => findPreferences(context.shop, context.memberId)),
}

export const invoiceProofRoutes = {
  invoicePdf: member.orders.invoicePdf.handler(async ({ context: { shop, memberId }, input }) => {
    const found = await findProof(shop, { memberId, hashedId: input.hashed_id })
    if (!found.ok) throw problem(found.refusal)
    return new File([found.value.pdf], `${found.value.number}.pdf`, { type: 'application/pdf' })
  }),
}

export const carrierRoutes = {
  check: open.carriers.check.handler(async ({ context, input }) => {
    const checked = await checkBarcode(context.shop, { barcode: input.code.toUpperCase(), asker: await askerOf(context) })
    if (!checked.ok) throw problem(checked.refusal)
    return { isExist: checked.value }
  }),
}
