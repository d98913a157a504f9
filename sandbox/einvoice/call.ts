/** What a call is asked with and answers, once decrypted; `offline`: the platform itself is out of order. */
export type Call = (data: Record<string, unknown>) => Record<string, unknown> | 'offline'
