import { oc } from '@orpc/contract'
import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { lineUpTo, word } from '#contract/shared/fields.ts'
import { permissionNames } from '#rules/staff/permissions.ts'

/** `none`: anybody may call it. `staff`: whoever has a session of the office. */
export type OfficeMeta = { auth: 'none' | 'staff' }

const always = ['validation_error', 'too_many_requests', 'internal_error'] as const
const open = oc.$meta<OfficeMeta>({ auth: 'none' }).errors(refusals(...always))
const staffCall = oc.$meta<OfficeMeta>({ auth: 'staff' }).errors(refusals(...always, 'authentication_error'))
const staffChange = oc.$meta<OfficeMeta>({ auth: 'staff' }).errors(refusals(...always, 'authentication_error', 'csrf_error'))

const email = z.email('email').max(200, 'tooLong')
/** Judged by the rules of passwords; here only kept from being endless. */
const password = z.string().min(1, 'required').max(1000, 'tooLong')
const language = z.enum(['zh', 'en'])

const share = z.union([
  z.literal('all'),
  z.object({ each: z.int().optional(), aDay: z.int().optional(), percent: z.int().optional() }).strict(),
  z.object({ part: z.string() }).strict(),
])

/** Who works here, and what they may do. */
const me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  language,
  /** What they hold of each permission; what is not named they do not hold. */
  permissions: z.partialRecord(z.enum(permissionNames), share),
  /** Goes into the header X-CSRF-Token of every change. */
  csrf_token: z.string(),
})

const signIn = open
  .route({ method: 'POST', path: '/office/api/v1/sign-in', summary: 'The first half of a sign-in: e-mail address and password' })
  .errors(refusals('sign_in_failed', 'too_many_tries'))
  .input(z.object({ email: lineUpTo(200), password, /** Others use this browser too. */ shared: z.boolean().default(false) }))
  .output(z.object({ /** With it the second factor is given, within ten minutes. */ token: z.string() }))

const second = open
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
  .output(me)

const signOut = staffChange
  .route({ method: 'POST', path: '/office/api/v1/sign-out', summary: 'End this session' })
  .output(z.object({ status: z.literal('signed_out') }))

const findMe = staffCall.route({ method: 'GET', path: '/office/api/v1/me', summary: 'Who is signed in, and what they may do' }).output(me)

const newSecret = open
  .route({
    method: 'POST',
    path: '/office/api/v1/links/first_owner/open',
    summary: 'A secret for the authenticator app of the first owner',
  })
  .errors(refusals('link_ended'))
  .input(z.object({ token: word, email }))
  .output(z.object({ secret: z.string(), /** For a QR code. */ address: z.string() }))

const becomeOwner = open
  .route({ method: 'POST', path: '/office/api/v1/links/first_owner/use', summary: 'The first owner sets a password and a second factor' })
  .errors(refusals('link_ended', 'password_weak', 'too_many_tries', 'email_taken'))
  .input(
    z.object({
      token: word,
      email,
      name: lineUpTo(80).min(1, 'required'),
      language,
      password,
      totp: z.object({ secret: z.string().regex(/^[A-Z2-7]{32}$/, 'invalid'), code: lineUpTo(20) }),
    }),
  )
  .output(z.object({ /** Ten recovery codes, shown this once. */ codes: z.array(z.string()) }))

/** Every call of the office. The shop's browser never carries it. */
export const officeApi = {
  signIn: { first: signIn, second },
  signOut,
  me: { find: findMe },
  firstOwner: { open: newSecret, use: becomeOwner },
}
export type OfficeApi = typeof officeApi
