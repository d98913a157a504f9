import * as z from 'zod'
import { lineUpTo, textUpTo } from '#contract/shared/fields.ts'
import { madePasskey } from './passkeys.ts'

/** Judged by the rules of passwords; here only kept from being endless. */
export const password = textUpTo(1000).min(1, 'required')

/** The secret that an authenticator app was given, with a code of it. */
export const totpProof = z.object({ secret: z.string().regex(/^[A-Z2-7]{32}$/, 'invalid'), code: lineUpTo(20) })

/** A second factor that is set up. */
export const newFactor = z.union([z.object({ passkey: madePasskey }), z.object({ totp: totpProof })])

/** How somebody will prove from now on who they are: by a passkey, or by a password with a second factor. */
export const proofs = z.union([z.object({ passkey: madePasskey, password: password.optional() }), z.object({ password, totp: totpProof })])

export const secretOfApp = z.object({
  secret: z.string(),
  /** What an authenticator app reads. */
  address: z.string(),
  /** The address as a QR code: a drawing in SVG. */
  qr: z.string(),
})
export type SecretOfApp = z.infer<typeof secretOfApp>

/** Ten of them, shown this once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })
