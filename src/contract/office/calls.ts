import { isContractProcedure } from '@orpc/contract'
import { officeApi } from './api.ts'

/** Every call of the office by its method and template. */
export function listOfficeCalls(node: object = officeApi): { method: string; path: string }[] {
  return Object.values(node).flatMap((value: object) => {
    if (!isContractProcedure(value)) return listOfficeCalls(value)
    const { method = 'POST', path = '/' } = value['~orpc'].route
    return [{ method, path }]
  })
}
