import { isContractProcedure, type AnyContractProcedure, type AnySchema } from '@orpc/contract'
import { api } from './api.ts'
import { plainRoutes } from './api/plain-routes.ts'
import type { CallMeta } from '#contract/shared/call.ts'
import { isProblemStatus, type ProblemStatus } from '#contract/shared/problems.ts'

export type Call = {
  /** `orders.place` */
  name: string
  method: string
  path: string
  auth: CallMeta['auth']
  /** Every problem that the call can answer with, the general ones too. */
  problems: ProblemStatus[]
  /** Served by a plain route: it takes a form, or answers with a redirect. */
  plain: boolean
  /** What the call takes; undefined when it takes nothing. */
  input: AnySchema | undefined
  /** Whether the input names its parts of the request (params, query, headers, body) or is spread over them. */
  detailed: boolean
}

/** The whole API as a table: for its document, and for tests that go through all calls. */
export function listCalls(): Call[] {
  return [...callsOf(api, { plain: false }), ...callsOf(plainRoutes, { plain: true })]
}

function callsOf(node: object, { plain, above = [] }: { plain: boolean; above?: string[] }): Call[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const path = [...above, key]
    return isContractProcedure(value) ? [callOf(value, { name: path.join('.'), plain })] : callsOf(value, { plain, above: path })
  })
}

function callOf({ '~orpc': { route, meta, errorMap, inputSchema } }: AnyContractProcedure, named: { name: string; plain: boolean }): Call {
  const { method = 'POST', path = '/', inputStructure } = route
  return {
    ...named,
    method,
    path,
    auth: meta.auth,
    problems: Object.keys(errorMap).filter(isProblemStatus),
    input: inputSchema,
    detailed: inputStructure === 'detailed',
  }
}
