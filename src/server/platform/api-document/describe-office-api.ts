import { isContractProcedure, type OpenAPI } from '@orpc/contract'
import { officeApi } from '#contract/office/api.ts'
import type { OfficeMeta } from '#contract/office/api/office-call.ts'
import { keyScopes } from '#rules/staff/api-key.ts'
import { describeContract, type CallToDescribe } from './describe-contract.ts'

/** The API of the office as a document: which permission each call needs, and whether a key may make it. */
export async function describeOfficeApi(publicAddress: string): Promise<OpenAPI.Document> {
  return describeContract({ contract: officeApi, calls: callsOf(officeApi), info, publicAddress, securitySchemes })
}

const info = {
  title: 'Meihao office',
  version: '1',
  description:
    'The calls of the office. Amounts are whole TWD, times ISO 8601 with offset, days YYYY-MM-DD. Accept-Language zh-TW or en-US chooses the language of names and messages. Every change carries an Idempotency-Key of its own: sent again under the same key, it is done once. A key or a session makes 600 calls a minute, 120 of them searches.',
}

const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  key: { type: 'http', scheme: 'bearer', description: 'An API key of the office, mhk_…; it holds the permissions that it was made for.' },
  session: { type: 'apiKey', in: 'cookie', name: 'office_session', description: 'Given by signing in to the office.' },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: 'The csrf_token of who is signed in.' },
}

function callsOf(node: object, above: readonly string[] = []): CallToDescribe[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const name = [...above, key]
    if (!isContractProcedure(value)) return callsOf(value, name)
    const { method = 'POST', path = '/' } = value['~orpc'].route
    return [{ name: name.join('.'), method, path, plain: false, ...whoMay(value['~orpc'].meta as OfficeMeta, method) }]
  })
}

function whoMay(meta: OfficeMeta, method: string): Pick<CallToDescribe, 'security' | 'description'> {
  if (meta.auth === 'none') return { security: [] }
  const session = method === 'GET' ? { session: [] } : { session: [], csrf: [] }
  if (meta.permission === null) return { security: [session], description: 'About the caller alone: no key makes it.' }
  const isForKeys = keyScopes.includes(meta.permission)
  const security = isForKeys ? [{ key: [] }, session] : [session]
  return { security, description: `Needs ${meta.permission}.${isForKeys ? '' : ' No key makes it.'}` }
}
