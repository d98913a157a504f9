/** Nothing was done yet: another person of the office has to say yes first. */
const waitsForApproval = 202

/** Who asks reads it as any other refusal: what they asked for is not there. */
const refused = 409

/** Fetches under the key of a press what changes something. What waits for approval is no answer to what was asked for. */
export function pressFetch(key: string | undefined, send: typeof fetch): typeof fetch {
  return async (url, init = {}) => {
    const isChange = init.method !== 'GET'
    const headers = { ...(init.headers as Record<string, string>), ...(isChange && key && { 'idempotency-key': key }) }
    const answer = await send(url, { ...init, headers })
    return answer.status === waitsForApproval ? new Response(answer.body, { status: refused, headers: answer.headers }) : answer
  }
}
