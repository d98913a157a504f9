import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { askForAccount } from '#server/sales/charging/accounts/ask-for-account.ts'
import { giveAccountLink } from '#server/sales/charging/accounts/give-account-link.ts'
import { openAccount } from '#server/sales/charging/accounts/open-account.ts'

export const accountRoutes = {
  open: staff.bankAccounts.open.handler(async ({ context: { shop, staffId, apiKeyId, address }, input: { number } }) => {
    const opened = await openAccount(shop, number)
    if (!opened.ok) throw accountProblem(opened.refusal)
    const { id, bankCode, branch, number: digits, holder } = opened.value
    const by = apiKeyId === null ? { staffId } : { apiKeyId }
    await noteDataView(shop, { by, address, kind: 'bank', object: `order ${number}` })
    return { id, bank_code: bankCode, branch, number: digits, holder }
  }),

  giveLink: staff.bankAccounts.giveLink.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const given = await giveAccountLink(shop, { number, actor })
    if (!given.ok) throw accountProblem(given.refusal)
    return given.value
  }),

  ask: staff.bankAccounts.ask.handler(async ({ context: { shop, actor, staffId, idempotencyKey = '' }, input: { number } }) => {
    const asked = await askForAccount(shop, { number, actor, key: `${staffId}-${idempotencyKey}` })
    if (!asked.ok) throw accountProblem(asked.refusal)
    return { status: asked.value }
  }),
}

function accountProblem({ code }: { code: 'no_such_order' | 'no_account' | 'no_refund_by_hand' | 'no_address' }) {
  return problem({ status: code === 'no_such_order' ? 'invalid_order_number' : code })
}
