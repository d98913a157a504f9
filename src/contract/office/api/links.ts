import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { lineUpTo, word } from '#contract/shared/fields.ts'
import { officeOpenCall } from './office-call.ts'
import { passkeyOptions } from './signing-in/passkeys.ts'
import { password, proofs, recoveryCodes, secretOfApp } from './signing-in/proofs.ts'

// What begins with a link: the first owner, somebody who was invited, a forgotten password, somebody who proves anew who they are.

const email = z.email('email').max(200, 'tooLong')
const name = lineUpTo(80).min(1, 'required')
const withToken = z.object({ token: word })
const person = { email: z.string(), name: z.string() }
const joinRefusals = refusals('link_ended', 'password_weak', 'passkey_refused', 'too_many_tries')

const address = (kind: string, act: string) => `/office/api/v1/links/${kind}/${act}` as const
const linkCall = (kind: string, act: string, summary: string) =>
  officeOpenCall.route({ method: 'POST', path: address(kind, act), summary }).errors(refusals('link_ended'))

export const firstOwnerApi = {
  open: linkCall('first_owner', 'open', 'A secret for the authenticator app of the first owner')
    .input(z.object({ token: word, email }))
    .output(secretOfApp),
  passkey: linkCall('first_owner', 'passkey', 'What a browser needs to make a passkey of the first owner')
    .input(z.object({ token: word, email, name }))
    .output(passkeyOptions),
  use: linkCall('first_owner', 'use', 'The first owner proves who they will be')
    .errors(joinRefusals)
    .errors(refusals('email_taken'))
    .input(z.object({ token: word, email, name, language: z.enum(['zh', 'en']), proofs }))
    .output(recoveryCodes),
}

export const invitationApi = {
  open: linkCall('invitation', 'open', 'Whom an invitation is for, with a secret for their authenticator app')
    .input(withToken)
    .output(secretOfApp.extend(person)),
  passkey: linkCall('invitation', 'passkey', 'What a browser needs to make a passkey of whoever was invited')
    .input(withToken)
    .output(passkeyOptions),
  use: linkCall('invitation', 'use', 'Somebody who was invited proves who they will be')
    .errors(joinRefusals)
    .errors(refusals('email_taken', 'role_refused'))
    .input(withToken.extend({ proofs }))
    .output(recoveryCodes),
}

export const resetApi = {
  open: linkCall('reset', 'open', 'Who proves anew who they are, with a secret for their authenticator app')
    .input(withToken)
    .output(secretOfApp.extend(person)),
  passkey: linkCall('reset', 'passkey', 'What a browser needs to make a passkey of whoever proves anew who they are')
    .input(withToken)
    .output(passkeyOptions),
  use: linkCall('reset', 'use', 'Somebody proves anew who they are')
    .errors(joinRefusals)
    .input(withToken.extend({ proofs }))
    .output(recoveryCodes),
}

export const passwordApi = {
  forgotten: officeOpenCall
    .route({
      method: 'POST',
      path: '/office/api/v1/password/forgotten',
      summary: 'Ask for a letter with which to set a new password; the answer is the same for every address',
    })
    .errors(refusals('too_many_tries'))
    .input(z.object({ email }))
    .output(z.object({ status: z.literal('asked') })),
  open: linkCall('password', 'open', 'Whose password a link sets').input(withToken).output(z.object(person)),
  use: linkCall('password', 'use', 'Set a new password; all sessions end, second factors stay')
    .errors(refusals('password_weak', 'too_many_tries'))
    .input(withToken.extend({ password }))
    .output(z.object({ status: z.literal('set') })),
}
