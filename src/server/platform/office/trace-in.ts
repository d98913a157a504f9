/** Where a call comes from, for what is done later in its name. */
export function traceIn({
  staffId,
  sessionId,
  address,
  requestId = null,
}: {
  staffId: number
  sessionId: number
  address: string
  requestId?: string | null | undefined
}) {
  return { staffId, apiKeyId: null, approverId: null, sessionId, address, requestId }
}
