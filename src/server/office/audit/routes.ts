import { staff } from '#server/platform/office/office-procedures.ts'
import { listAudit, listChoices } from './list-audit.ts'

export const auditRoutes = {
  list: staff.audit.list.handler(async ({ context: { shop, permissions }, input }) =>
    listAudit(shop, { asked: input, share: permissions.get('audit.view') ?? 'none' }),
  ),

  choices: staff.audit.choices.handler(async ({ context: { shop } }) => listChoices(shop)),
}
