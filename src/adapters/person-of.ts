import { z } from 'zod'
import type { Person } from '#server/accounts/port.ts'

/** What a company says of somebody who signs in. */
export type Profile = { id: unknown; name: unknown; email: unknown; image: unknown }

const longest = { id: 200, name: 100, email: 200, image: 2000 } as const

const id = z.string().regex(/^[!-~]+$/).max(longest.id)
const email = z.email().max(longest.email).nullable().catch(null)
const image = z.url({ protocol: /^https?$/ }).max(longest.image).nullable().catch(null)

/**
 * The person behind a profile. Everything but who they are to the company may be missing or nonsense: then it counts as
 * not told, and `called` is what they are called. Throws without an id that can be one.
 */
export function personOf(profile: Profile, called: string): Person {
  return { providerId: id.parse(profile.id), name: nameIn(profile.name) || called, email: email.parse(profile.email ?? null), image: image.parse(profile.image ?? null) }
}

/** One line without control signs, halves of signs and marks that turn the direction of what follows. */
function nameIn(told: unknown): string {
  const line = String(told ?? '').replaceAll(/\p{Bidi_Control}/gu, '').replaceAll(/(?:\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp})+/gu, ' ')
  return [...line].slice(0, longest.name).join('').trim()
}
