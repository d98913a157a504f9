import { isContractProcedure } from '@orpc/contract'
import type { Call } from '#contract/shop/calls.ts'
import type { OfficeMeta } from './api/office-call.ts'
import { officeApi } from './api.ts'

export type OfficeCall = Pick<Call, 'name' | 'method' | 'path' | 'input' | 'detailed'> & { meta: OfficeMeta }

/** Every call of the office by its method and template, with what it takes and who may make it. */
export function listOfficeCalls(node: object = officeApi, above: readonly string[] = []): OfficeCall[] {
  return Object.entries(node).flatMap(([key, value]: [string, object]): OfficeCall[] => {
    const name = [...above, key]
    if (!isContractProcedure(value)) return listOfficeCalls(value, name)
    const { route, inputSchema: input, meta } = value['~orpc']
    const { method = 'POST', path = '/', inputStructure } = route
    return [{ name: name.join('.'), method, path, input, detailed: inputStructure === 'detailed', meta: meta as OfficeMeta }]
  })
}
