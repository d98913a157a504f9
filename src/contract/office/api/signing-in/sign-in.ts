import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { lineUpTo, word } from '#contract/shared/fields.ts'
import { builtInRoles } from '#rules/staff/permissions.ts'
import { me } from '../me.ts'
import { officeOpenCall, ownChange } from '../office-call.ts'
import { givenPasskey, passkeyOptions } from './passkeys.ts'
import { newFactor, password, recoveryCodes, secretOfApp } from './proofs.ts'

/** Others use this browser too. */
const shared = z.boolean().default(false)

const castMember = z.object({ word: z.string(), name: z.string(), role: z.enum(builtInRoles).nullable() })
export type CastMember = z.infer<typeof castMember>

const begun = z.object({
  /** With it the second factor is given, within ten minutes. */
  token: z.string(),
  /** What it may be; of none, one has to be set up first. */
  factors: z.array(z.enum(['totp', 'passkey'])),
})

const withToken = z.object({ token: word })
const setUpPath = (act: string) => `/office/api/v1/sign-in/factor/${act}` as const
const setUp = (act: string, summary: string) =>
  officeOpenCall.route({ method: 'POST', path: setUpPath(act), summary }).errors(refusals('sign_in_failed'))

/** Somebody who has no second factor sets one up between the two halves of a sign-in: nothing else is open to them. */
const factor = {
  open: setUp('open', 'A secret for the authenticator app of who has no second factor').input(withToken).output(secretOfApp),
  passkey: setUp('passkey', 'What a browser needs to make a passkey of who has no second factor').input(withToken).output(passkeyOptions),
  use: setUp('use', 'Keep the first second factor of somebody')
    .errors(refusals('passkey_refused'))
    .input(withToken.extend({ factor: newFactor }))
    .output(recoveryCodes),
}

export const signInApi = {
  first: officeOpenCall
    .route({ method: 'POST', path: '/office/api/v1/sign-in', summary: 'The first half of a sign-in: e-mail address and password' })
    .errors(refusals('sign_in_failed', 'too_many_tries'))
    .input(z.object({ email: lineUpTo(200), password, shared }))
    .output(begun),

  second: officeOpenCall
    .route({
      method: 'POST',
      path: '/office/api/v1/sign-in/second',
      summary: 'The second half: a code of the authenticator app, a passkey, or a recovery code',
    })
    .errors(refusals('sign_in_failed'))
    .input(
      z.object({
        token: word,
        factor: z.union([
          z.object({ code: lineUpTo(20) }).strict(),
          z.object({ recovery_code: lineUpTo(40) }).strict(),
          z.object({ passkey: givenPasskey }).strict(),
        ]),
      }),
    )
    .output(me),

  secondPasskey: officeOpenCall
    .route({
      method: 'POST',
      path: '/office/api/v1/sign-in/second/passkey',
      summary: 'What a browser needs to give a passkey as the second half',
    })
    .errors(refusals('sign_in_failed'))
    .input(withToken)
    .output(passkeyOptions),

  factor,

  offerPasskey: officeOpenCall
    .route({
      method: 'POST',
      path: '/office/api/v1/sign-in/passkey/offer',
      summary: 'What a browser needs to sign in with a passkey alone',
    })
    .errors(refusals('too_many_tries'))
    .output(passkeyOptions),
  passkey: officeOpenCall
    .route({ method: 'POST', path: '/office/api/v1/sign-in/passkey', summary: 'Sign in with a passkey alone' })
    .errors(refusals('sign_in_failed', 'too_many_tries'))
    .input(z.object({ passkey: givenPasskey, shared }))
    .output(me),

  cast: officeOpenCall
    .route({ method: 'GET', path: '/office/api/v1/cast', summary: 'Whom the demo shop lets anybody be; nobody in a shop in earnest' })
    .output(z.object({ people: z.array(castMember) })),

  asCast: officeOpenCall
    .route({ method: 'POST', path: '/office/api/v1/sign-in/cast', summary: 'Sign in as one of the cast of the demo shop' })
    .errors(refusals('not_found'))
    .input(z.object({ word, shared }))
    .output(me),
}

export const stepUp = ownChange
  .route({
    method: 'POST',
    path: '/office/api/v1/step-up',
    summary: 'A fresh second factor, for what asks for one in the next ten minutes',
  })
  .errors(refusals('sign_in_failed', 'too_many_tries'))
  .input(z.union([z.object({ code: lineUpTo(20) }), z.object({ passkey: givenPasskey })]))
  .output(z.object({ status: z.literal('stepped_up') }))

export const stepUpPasskey = ownChange
  .route({
    method: 'POST',
    path: '/office/api/v1/step-up/passkey',
    summary: 'What a browser needs to give a passkey anew; whether there is one',
  })
  .output(z.object({ /** Null for who has no passkey. */ passkey: passkeyOptions.nullable(), totp: z.boolean() }))

export const signOut = ownChange
  .route({ method: 'POST', path: '/office/api/v1/sign-out', summary: 'End this session' })
  .output(z.object({ status: z.literal('signed_out') }))
