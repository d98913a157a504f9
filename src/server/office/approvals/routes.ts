import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Approvables } from './approvable.ts'
import { decideApproval } from './decide-approval.ts'
import { listApprovals } from './list-approvals.ts'
import { withdrawApproval } from './withdraw-approval.ts'

export function approvalRoutes(approvables: Approvables) {
  return {
    list: staff.approvals.list.handler(async ({ context: { shop, staffId, permissions } }) => ({
      approvals: await listApprovals(shop, { staffId, permissions }),
    })),

    decide: staff.approvals.decide.handler(async ({ context: { shop, actor, staffId, permissions }, input }) => {
      const decided = await decideApproval(shop, { ...input, decider: { staffId, actor, permissions }, approvables })
      if (!decided.ok) throw problem({ status: wordOf(decided.refusal.code) })
      return decided.value
    }),

    withdraw: staff.approvals.withdraw.handler(async ({ context: { shop, staffId, actor }, input: { id } }) => {
      const done = await withdrawApproval(shop, { id, staffId, actor })
      if (!done.ok) throw problem({ status: wordOf(done.refusal.code) })
      return { status: 'withdrawn' }
    }),
  }
}

function wordOf<Code extends string>(code: Code | 'no_such_approval') {
  return code === 'no_such_approval' ? 'not_found' : code
}
