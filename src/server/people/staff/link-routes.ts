import type { OfficeContext } from '#server/platform/office/office-context.ts'
import { openOffice } from '#server/platform/office/office-procedures.ts'
import { becomeFirstOwner, type Joined } from './joining/become-first-owner.ts'
import { acceptInvitation, lookAtInvitation, offerInvitedPasskey } from './joining/accept-invitation.ts'
import { offerFirstOwnerPasskey, openFirstOwnerLink } from './joining/open-first-owner-link.ts'
import { orProblem, waitProblem } from './office-problems.ts'
import { askNewPassword } from './resetting/ask-new-password.ts'
import { lookAtReset, offerResetPasskey, proveAnew } from './resetting/prove-anew.ts'
import { rememberBrowser } from './signing-in/remember-browser.ts'
import { lookAtNewPassword, setNewPassword } from './resetting/set-new-password.ts'

const { firstOwner, invitation, reset, password } = openOffice

export const firstOwnerRoutes = {
  open: firstOwner.open.handler(async ({ context: { shop }, input }) => orProblem(await openFirstOwnerLink(shop, input))),
  passkey: firstOwner.passkey.handler(async ({ context: { shop }, input }) => orProblem(await offerFirstOwnerPasskey(shop, input))),
  use: firstOwner.use.handler(async ({ context, input }) => welcome(context, orProblem(await becomeFirstOwner(context.shop, input)))),
}

export const invitationRoutes = {
  open: invitation.open.handler(async ({ context: { shop }, input: { token } }) => orProblem(await lookAtInvitation(shop, token))),
  passkey: invitation.passkey.handler(async ({ context: { shop }, input: { token } }) => orProblem(await offerInvitedPasskey(shop, token))),
  use: invitation.use.handler(async ({ context, input }) => welcome(context, orProblem(await acceptInvitation(context.shop, input)))),
}

export const resetRoutes = {
  open: reset.open.handler(async ({ context: { shop }, input: { token } }) => orProblem(await lookAtReset(shop, token))),
  passkey: reset.passkey.handler(async ({ context: { shop }, input: { token } }) => orProblem(await offerResetPasskey(shop, token))),
  use: reset.use.handler(async ({ context: { shop, address, browser }, input }) =>
    orProblem(await proveAnew(shop, { ...input, address, browser })),
  ),
}

export const passwordRoutes = {
  forgotten: password.forgotten.handler(async ({ context: { shop, address, askAgainAfter }, input: { email } }) => {
    const asked = await askNewPassword(shop, { email, address })
    if (!asked.ok) throw waitProblem(asked.refusal, askAgainAfter)
    return { status: 'asked' as const }
  }),
  open: password.open.handler(async ({ context: { shop }, input: { token } }) => orProblem(await lookAtNewPassword(shop, token))),
  use: password.use.handler(async ({ context: { shop, address, browser }, input }) => {
    orProblem(await setNewPassword(shop, { ...input, address, browser }))
    return { status: 'set' as const }
  }),
}

/** Whoever joins is seen in this browser: their first sign-in there is none from a new one (ACC-20). */
async function welcome({ shop, browserId, keepBrowser }: OfficeContext, { staffId, codes }: Joined) {
  await rememberBrowser(shop.database.db, { staffId, browserId, now: shop.now() })
  keepBrowser()
  return { codes }
}
