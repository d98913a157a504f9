import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { listAudit, listChoices } from './list-audit.ts'
import { listLooks } from './list-looks.ts'

export const auditRoutes = {
  list: staff.audit.list.handler(async ({ context: { shop, permissions }, input }) =>
    listAudit(shop, { asked: input, share: permissions.get('audit.view') ?? 'none' }),
  ),

  choices: staff.audit.choices.handler(async ({ context: { shop } }) => listChoices(shop)),

  views: staff.audit.views.handler(async ({ context: { shop, permissions }, input }) => {
    // Who sees what is about money sees nothing of who looked at whom.
    if (permissions.get('audit.view') !== 'all') throw problem({ status: 'permission_denied' })
    return listLooks(shop, input)
  }),
}
