import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { lineUpTo, word } from '#contract/shared/fields.ts'
import { builtInRoles } from '#rules/staff/permissions.ts'
import { me } from './me.ts'
import { officeOpenCall, ownChange } from './office-call.ts'

const email = z.email('email').max(200, 'tooLong')
/** Judged by the rules of passwords; here only kept from being endless. */
const password = z.string().min(1, 'required').max(1000, 'tooLong')
/** Others use this browser too. */
const shared = z.boolean().default(false)

const castMember = z.object({ word: z.string(), name: z.string(), role: z.enum(builtInRoles).nullable() })
export type CastMember = z.infer<typeof castMember>

export const signInApi = {
  first: officeOpenCall
    .route({ method: 'POST', path: '/office/api/v1/sign-in', summary: 'The first half of a sign-in: e-mail address and password' })
    .errors(refusals('sign_in_failed', 'too_many_tries'))
    .input(z.object({ email: lineUpTo(200), password, shared }))
    .output(z.object({ /** With it the second factor is given, within ten minutes. */ token: z.string() })),

  second: officeOpenCall
    .route({
      method: 'POST',
      path: '/office/api/v1/sign-in/second',
      summary: 'The second half: a code of the authenticator app, or a recovery code',
    })
    .errors(refusals('sign_in_failed'))
    .input(
      z.object({
        token: word,
        factor: z.union([z.object({ code: lineUpTo(20) }).strict(), z.object({ recovery_code: lineUpTo(40) }).strict()]),
      }),
    )
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
  .input(z.object({ code: lineUpTo(20) }))
  .output(z.object({ status: z.literal('stepped_up') }))

export const signOut = ownChange
  .route({ method: 'POST', path: '/office/api/v1/sign-out', summary: 'End this session' })
  .output(z.object({ status: z.literal('signed_out') }))

const secretOfApp = z.object({
  secret: z.string(),
  /** What an authenticator app reads. */
  address: z.string(),
  /** The address as a QR code: a drawing in SVG. */
  qr: z.string(),
})

/** Ten of them, shown this once. */
const recoveryCodes = z.object({ codes: z.array(z.string()) })

const proofs = { password, totp: z.object({ secret: z.string().regex(/^[A-Z2-7]{32}$/, 'invalid'), code: lineUpTo(20) }) }

const newSecret = officeOpenCall
  .route({
    method: 'POST',
    path: '/office/api/v1/links/first_owner/open',
    summary: 'A secret for the authenticator app of the first owner',
  })
  .errors(refusals('link_ended'))
  .input(z.object({ token: word, email }))
  .output(secretOfApp)

const becomeOwner = officeOpenCall
  .route({ method: 'POST', path: '/office/api/v1/links/first_owner/use', summary: 'The first owner sets a password and a second factor' })
  .errors(refusals('link_ended', 'password_weak', 'too_many_tries', 'email_taken'))
  .input(
    z.object({
      token: word,
      email,
      name: lineUpTo(80).min(1, 'required'),
      language: z.enum(['zh', 'en']),
      ...proofs,
    }),
  )
  .output(recoveryCodes)

export const invitationApi = {
  open: officeOpenCall
    .route({
      method: 'POST',
      path: '/office/api/v1/links/invitation/open',
      summary: 'Whom an invitation is for, with a secret for their authenticator app',
    })
    .errors(refusals('link_ended'))
    .input(z.object({ token: word }))
    .output(secretOfApp.extend({ email: z.string(), name: z.string() })),
  use: officeOpenCall
    .route({
      method: 'POST',
      path: '/office/api/v1/links/invitation/use',
      summary: 'Somebody who was invited sets a password and a second factor',
    })
    .errors(refusals('link_ended', 'password_weak', 'too_many_tries', 'email_taken', 'role_refused'))
    .input(z.object({ token: word, ...proofs }))
    .output(recoveryCodes),
}

export const firstOwnerApi = { open: newSecret, use: becomeOwner }
