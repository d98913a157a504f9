/** What the bar shows of whoever is there. */
export type ShellMember = { state: 'unknown' } | { state: 'visitor' } | { state: 'signed-in'; name: string; vip: number }
