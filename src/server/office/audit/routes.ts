import { staffLists } from '#server/platform/office/office-procedures.ts'
import { listAudit, listChoices } from './list-audit.ts'
import { listLooks } from './list-looks.ts'

export const auditRoutes = {
  list: staffLists.audit.list.handler(async ({ context: { shop, permissions }, input }) =>
    listAudit(shop, { asked: input, share: permissions.get('audit.view') ?? 'none' }),
  ),

  choices: staffLists.audit.choices.handler(async ({ context: { shop } }) => listChoices(shop)),

  // No look is about money: who sees no more than that of the log sees none.
  views: staffLists.audit.views.handler(async ({ context: { shop, permissions }, input }) =>
    permissions.get('audit.view') === 'all' ? listLooks(shop, input) : { rows: [], next: null },
  ),
}
