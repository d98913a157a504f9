/** What of a statement the version before does not live with (`reads`), or what others wait for longer than they should (`lock`). */
export type Finding = { kind: 'reads' | 'lock'; what: string }

export const reads = (what: string): Finding => ({ kind: 'reads', what })
export const lock = (what: string): Finding => ({ kind: 'lock', what })
