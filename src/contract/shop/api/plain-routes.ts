import * as z from 'zod'
import { openCall, providerCall, refusals } from '#contract/shared/call.ts'
import { localeAsked, textUpTo, word } from '#contract/shared/fields.ts'

/**
 * Addresses of the API that answer browsers in motion, not scripts: forms, links and redirects, and the notices of the
 * card company. The server serves them with plain routes; they stand here so that the API's document is complete.
 */
const signIn = openCall
  .route({
    method: 'POST',
    path: '/api/users/auth/{provider}',
    inputStructure: 'detailed',
    successStatus: 302,
    successDescription: 'On to the provider',
    summary: 'Begin to sign in with facebook or line',
    description:
      'A form with the field authenticity_token, the value of the cookie csrf_token. With purpose=reauthentication a member confirms the session they have, and comes back to origin with confirmed=true or false.',
  })
  .errors(refusals('authentication_error', 'csrf_error', 'not_found'))
  .input(
    z.object({
      params: z.object({ provider: z.enum(['facebook', 'line']) }),
      query: z.object({ origin: textUpTo(2000).optional() }).optional(),
      body: z.object({ authenticity_token: word, purpose: z.literal('reauthentication').optional() }),
    }),
  )

const signInCallback = openCall
  .route({
    method: 'GET',
    path: '/api/users/auth/{provider}/callback',
    successStatus: 302,
    successDescription: 'Back to where the sign-in began, or to /{lang}/loginfail or /{lang}/loginlock',
    summary: 'Where the provider sends the browser back',
  })
  .input(z.object({ provider: z.enum(['facebook', 'line']), code: word.optional(), state: word.optional(), error: word.optional() }))

const signOut = openCall.route({
  method: 'GET',
  path: '/api/users/sign_out',
  successStatus: 302,
  successDescription: 'On to /{lang}',
  summary: 'Sign out; refused when another site sends the browser here',
})

const confirmation = openCall
  .route({
    method: 'GET',
    path: '/api/users/confirmation',
    successStatus: 302,
    successDescription: 'On to /{lang}/?email_verified=true or false',
    summary: 'The link in the email that confirms an e-mail address',
  })
  .input(z.object({ token: word, locale: localeAsked }))

const notify = providerCall
  .route({
    method: 'POST',
    path: '/api/v1/payments/{provider}/notify',
    inputStructure: 'detailed',
    successDescription: 'The event is stored; the body is empty',
    summary: 'Where a payment provider tells what became of a payment',
  })
  .input(z.object({ params: z.object({ provider: word }), body: z.unknown() }))

const paymentReturn = openCall
  .route({
    method: 'GET',
    path: '/api/v1/payments/{provider}/return',
    successStatus: 302,
    successDescription: 'On to /{lang}/complete/{orderId}',
    summary: 'Where a payment provider sends the browser back',
  })
  .input(z.object({ provider: word, bank_transaction_id: word.optional() }))

const paymentReturnToLink = openCall
  .route({
    method: 'GET',
    path: '/api/v1/payments/{provider}/return/{lang}/{token}',
    successStatus: 302,
    successDescription: 'On to /{lang}/pay/{token}',
    summary: 'Where a payment provider sends the browser of somebody back who pays by a payment link',
  })
  .input(z.object({ provider: word, lang: word, token: word, bank_transaction_id: word.optional() }))

const parcelNotice = providerCall
  .route({
    method: 'POST',
    path: '/api/v1/shipments/notify',
    inputStructure: 'detailed',
    successDescription: 'The notice is known; the body is 1|OK',
    summary: 'Where the courier tells that a parcel has moved',
  })
  .input(z.object({ body: z.unknown() }))

export const plainRoutes = {
  auth: { signIn, signInCallback, signOut, confirmation },
  payments: { notify, return: paymentReturn, returnToLink: paymentReturnToLink },
  shipments: { notify: parcelNotice },
}
