import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { instant, lineUpTo, word } from '#contract/shared/fields.ts'
import { ownCall, ownDangerousChange } from '../office-call.ts'
import { madePasskey, passkeyOptions } from './passkeys.ts'
import { password, recoveryCodes, secretOfApp, totpProof } from './proofs.ts'

const passkey = z.object({ id: z.string(), name: z.string(), created_at: instant, last_used_at: instant.nullable() })
export type Passkey = z.infer<typeof passkey>

const factors = z.object({
  /** Whether there is one. */
  password: z.boolean(),
  totp: z.object({ since: instant }).nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
})
export type OwnFactors = z.infer<typeof factors>

const done = z.object({ status: z.literal('done') })
const path = (rest: string) => `/office/api/v1/me/${rest}` as const
const name = lineUpTo(60).min(1, 'required')

/** How one proves who one is. What changes something of it asks for a fresh second factor. */
export const factorsApi = {
  find: ownCall.route({ method: 'GET', path: path('factors'), summary: 'How one proves who one is' }).output(factors),
  setPassword: ownDangerousChange
    .route({ method: 'PUT', path: path('password'), summary: 'Set another password; all other sessions end' })
    .errors(refusals('password_weak', 'too_many_tries'))
    .input(z.object({ password }))
    .output(done),
  offerTotp: ownDangerousChange
    .route({
      method: 'POST',
      path: path('totp/offer'),
      summary: 'A secret for another authenticator app; kept only once its code has come',
    })
    .output(secretOfApp),
  setTotp: ownDangerousChange
    .route({ method: 'PUT', path: path('totp'), summary: 'Use this authenticator app, in place of the one before' })
    .input(z.object({ totp: totpProof }))
    .output(done),
  removeTotp: ownDangerousChange
    .route({ method: 'DELETE', path: path('totp'), summary: 'Remove the authenticator app' })
    .errors(refusals('not_found', 'last_second_factor'))
    .output(done),
  offerPasskey: ownDangerousChange
    .route({ method: 'POST', path: path('passkeys/offer'), summary: 'What a browser needs to make one more passkey' })
    .errors(refusals('too_many_passkeys'))
    .output(passkeyOptions),
  addPasskey: ownDangerousChange
    .route({ method: 'POST', path: path('passkeys'), summary: 'Keep a passkey that the browser has made' })
    .errors(refusals('passkey_refused', 'too_many_passkeys'))
    .input(madePasskey)
    .output(done),
  renamePasskey: ownDangerousChange
    .route({ method: 'PATCH', path: path('passkeys/{id}'), summary: 'Give a passkey another name' })
    .errors(refusals('not_found'))
    .input(z.object({ id: word, name }))
    .output(done),
  removePasskey: ownDangerousChange
    .route({ method: 'DELETE', path: path('passkeys/{id}'), summary: 'Remove a passkey' })
    .errors(refusals('not_found', 'last_second_factor'))
    .input(z.object({ id: word }))
    .output(done),
  renewRecoveryCodes: ownDangerousChange
    .route({ method: 'POST', path: path('recovery-codes'), summary: 'Ten new recovery codes; those before end' })
    .output(recoveryCodes),
}
