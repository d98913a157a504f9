import { staff } from '#server/platform/office/office-procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { changePassword } from './factors/change-password.ts'
import { findFactors } from './factors/find-factors.ts'
import { addPasskey, offerOwnPasskey, removePasskey, renamePasskey } from './factors/own-passkeys.ts'
import { offerOwnTotp, removeOwnTotp, setTotp } from './factors/own-totp.ts'
import { renewRecoveryCodes } from './factors/renew-recovery-codes.ts'
import { findMe } from './find-me.ts'
import { orProblem } from './office-problems.ts'
import { sessionOf } from './session-of.ts'
import { endOthers, endSession } from './signing-in/end-sessions.ts'
import { listOfficeSessions } from './signing-in/list-office-sessions.ts'
import { saveWishes } from './store.ts'

const { find, change, sessions, factors } = staff.me
const done = { status: 'done' } as const

export const meRoutes = {
  find: find.handler(async ({ context: { shop, staffId, csrfToken } }) => ({ ...(await findMe(shop, staffId)), csrf_token: csrfToken })),

  change: change.handler(async ({ context: { shop, staffId, csrfToken }, input: { language: lang, ...wished } }) => {
    const said = Object.entries(wished).filter(([, wish]) => wish !== undefined)
    const wishes = { ...Object.fromEntries(said), ...(lang && { lang }) }
    if (Object.keys(wishes).length > 0) await saveWishes(shop.database.db, { staffId, wishes })
    return { ...(await findMe(shop, staffId)), csrf_token: csrfToken }
  }),

  factors: {
    find: factors.find.handler(async ({ context: { shop, staffId } }) => findFactors(shop, staffId)),
    setPassword: factors.setPassword.handler(async ({ context, input: { password } }) => {
      orProblem(await changePassword(context.shop, { ...context, password }))
      return done
    }),
    offerTotp: factors.offerTotp.handler(async ({ context: { shop, staffId } }) => offerOwnTotp(shop, staffId)),
    setTotp: factors.setTotp.handler(async ({ context, input: { totp } }) => {
      orProblem(await setTotp(context.shop, { ...context, totp }))
      return done
    }),
    removeTotp: factors.removeTotp.handler(async ({ context }) => {
      orProblem(await removeOwnTotp(context.shop, context))
      return done
    }),
    offerPasskey: factors.offerPasskey.handler(async ({ context }) => orProblem(await offerOwnPasskey(context.shop, context))),
    addPasskey: factors.addPasskey.handler(async ({ context, input: made }) => {
      orProblem(await addPasskey(context.shop, { ...context, made }))
      return done
    }),
    renamePasskey: factors.renamePasskey.handler(async ({ context, input: { id: publicId, name } }) => {
      if (!(await renamePasskey(context.shop, { ...context, publicId, name }))) throw problem({ status: 'not_found' })
      return done
    }),
    removePasskey: factors.removePasskey.handler(async ({ context, input: { id: publicId } }) => {
      orProblem(await removePasskey(context.shop, { ...context, publicId }))
      return done
    }),
    renewRecoveryCodes: factors.renewRecoveryCodes.handler(async ({ context }) => ({
      codes: await renewRecoveryCodes(context.shop, context),
    })),
  },

  sessions: {
    list: sessions.list.handler(async ({ context: { shop, staffId, sessionId } }) => {
      const rows = await listOfficeSessions(shop, staffId)
      return { sessions: rows.map((row) => sessionOf(row, { isCurrent: row.id === sessionId })) }
    }),

    end: sessions.end.handler(async ({ context: { shop, staffId, actor }, input: { id: publicId } }) => {
      if (!(await endSession(shop, { staffId, publicId, actor }))) throw problem({ status: 'not_found' })
      return { status: 'ended' as const }
    }),

    endOthers: sessions.endOthers.handler(async ({ context: { shop, staffId, sessionId, actor } }) => {
      await endOthers(shop, { staffId, but: sessionId, actor })
      return { status: 'ended' as const }
    }),
  },
}
