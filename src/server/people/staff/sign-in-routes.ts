import { openOffice, staff } from '#server/platform/office/office-procedures.ts'
import type { OfficeContext } from '#server/platform/office/office-context.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listCast } from './cast/list-cast.ts'
import { signInAsCast } from './cast/sign-in-as-cast.ts'
import { findMe } from './find-me.ts'
import { orProblem, waitProblem } from './office-problems.ts'
import { beginOfficeSignIn } from './signing-in/begin-office-sign-in.ts'
import { finishOfficeSignIn } from './signing-in/finish-office-sign-in.ts'
import type { OfficeSignedIn } from './signing-in/open-office-session.ts'
import { offerSecondPasskey } from './signing-in/offer-second-passkey.ts'
import { offerFirstPasskey, offerFirstTotp, setUpFactor } from './signing-in/set-up-factor.ts'
import { offerSignInWithPasskey, signInWithPasskey } from './signing-in/sign-in-with-passkey.ts'
import { saveSessionEnded } from './signing-in/sign-in-store.ts'
import { offerStepUp, stepUp } from './signing-in/step-up.ts'

export const signInRoutes = {
  first: openOffice.signIn.first.handler(async ({ context: { shop, address, askAgainAfter }, input }) => {
    const begun = await beginOfficeSignIn(shop, { ...input, address })
    if (!begun.ok) throw waitProblem(begun.refusal, askAgainAfter)
    const { token, factors } = begun.value
    return { token, factors: [...factors] }
  }),

  second: openOffice.signIn.second.handler(async ({ context, input: { token, factor } }) => {
    const given = 'recovery_code' in factor ? { recoveryCode: factor.recovery_code } : factor
    return welcome(context, orProblem(await finishOfficeSignIn(context.shop, { token, factor: given, ...placeOf(context) })))
  }),

  secondPasskey: openOffice.signIn.secondPasskey.handler(async ({ context: { shop }, input: { token } }) =>
    orProblem(await offerSecondPasskey(shop, token)),
  ),

  factor: {
    open: openOffice.signIn.factor.open.handler(async ({ context: { shop }, input: { token } }) =>
      orProblem(await offerFirstTotp(shop, token)),
    ),
    passkey: openOffice.signIn.factor.passkey.handler(async ({ context: { shop }, input: { token } }) =>
      orProblem(await offerFirstPasskey(shop, token)),
    ),
    use: openOffice.signIn.factor.use.handler(async ({ context: { shop, address, browser }, input }) =>
      orProblem(await setUpFactor(shop, { ...input, address, browser })),
    ),
  },

  offerPasskey: openOffice.signIn.offerPasskey.handler(async ({ context: { shop, address, askAgainAfter } }) => {
    const offered = await offerSignInWithPasskey(shop, address)
    if (!offered.ok) throw waitProblem(offered.refusal, askAgainAfter)
    return offered.value
  }),

  passkey: openOffice.signIn.passkey.handler(async ({ context, input: { passkey: response, shared } }) => {
    const entered = await signInWithPasskey(context.shop, { response, shared, ...placeOf(context) })
    if (!entered.ok) throw waitProblem(entered.refusal, context.askAgainAfter)
    return welcome(context, entered.value)
  }),

  cast: openOffice.signIn.cast.handler(async ({ context: { shop } }) => {
    const people = await listCast(shop)
    return { people: people.map(({ word, name, role }) => ({ word, name, role })) }
  }),

  asCast: openOffice.signIn.asCast.handler(async ({ context, input }) => {
    const { shop, address, browser } = context
    return welcome(context, orProblem(await signInAsCast(shop, { ...input, address, browser })))
  }),
}

function placeOf({ address, browser, browserId }: OfficeContext) {
  return { address, browser, browserId }
}

/** Somebody is in: the browser keeps the session, and learns who that is. */
async function welcome({ shop, keepSession }: { shop: Shop } & Pick<OfficeContext, 'keepSession'>, signedIn: OfficeSignedIn) {
  keepSession(signedIn.token)
  return { ...(await findMe(shop, signedIn.staffId)), csrf_token: signedIn.csrfToken }
}

export const sessionRoutes = {
  stepUpPasskey: staff.stepUpPasskey.handler(async ({ context: { shop, staffId, sessionId } }) =>
    offerStepUp(shop, { staffId, sessionId }),
  ),

  stepUp: staff.stepUp.handler(async ({ context: { shop, staffId, sessionId, keepSession, askAgainAfter }, input: factor }) => {
    const stepped = await stepUp(shop, { staffId, sessionId, factor })
    if (!stepped.ok) throw waitProblem(stepped.refusal, askAgainAfter)
    keepSession(stepped.value.token)
    return { status: 'stepped_up' as const }
  }),

  signOut: staff.signOut.handler(async ({ context: { shop, sessionId, forgetSession } }) => {
    await saveSessionEnded(shop.database.db, { id: sessionId, now: shop.now() })
    forgetSession()
    return { status: 'signed_out' as const }
  }),
}
