import * as z from 'zod'
import { lineUpTo, textUpTo } from '#contract/shared/fields.ts'

/** What browsers and authenticators say to each other, in base64url, as WebAuthn has it: signed or compared, never read as words. */
const bytes = (most: number) =>
  z
    .string()
    .max(most, 'tooLong')
    .regex(/^[\w-]*$/, 'invalid')

/** An id of at most 1,023 bytes. */
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }
const clientDataJSON = bytes(8000)

/** What a browser is asked to make or to use, as WebAuthn has it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })
export type PasskeyOptions = z.output<typeof passkeyOptions>

export const madePasskey = z.object({
  /** How its person calls it. */
  name: lineUpTo(60).min(1, 'required'),
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON, attestationObject: bytes(20_000), transports: z.array(textUpTo(20)).max(10).default([]) }),
  }),
})
export type MadePasskey = z.output<typeof madePasskey>

export const givenPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON, authenticatorData: bytes(8000), signature: bytes(4000), userHandle: bytes(200).nullish() }),
})
export type GivenPasskey = z.output<typeof givenPasskey>
