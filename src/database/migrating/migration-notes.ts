import { isBefore } from './versions.ts'

// What a migration says of itself in comments; `npm run check` says which it needs.

/** `-- Nobody reads it since 0.3.0: …`: the versions before cannot live with what follows. */
export const nobodyReads = /^-- Nobody reads it since (\d+\.\d+\.\d+): \S/gm
/** `-- Holds nobody up: …`: what follows locks something for longer, and the reason says why nobody waits for it. */
export const holdsNobodyUp = /^-- Holds nobody up: \S/m

const outside = /^-- Outside a transaction: \S/

export function notesIn(text: string): { isApart: boolean; livesSince: string | null } {
  const named = [...text.matchAll(nobodyReads)].map(([, version = '']) => version)
  const newest = named.reduce<string | null>((most, version) => (most === null || isBefore(most, version) ? version : most), null)
  return { isApart: outside.test(text), livesSince: newest }
}
