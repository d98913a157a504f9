import { staff } from '#server/platform/office/office-procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeRolesOf, resumeStaff, suspendStaff } from './change-staff.ts'
import { inviteStaff, withdrawInvitation } from './joining/invite-staff.ts'
import { listStaff } from './list-staff.ts'
import { resetStaffByLetter } from './resetting/reset-staff.ts'
import { sessionOf } from './session-of.ts'
import { endSession, endSessions } from './signing-in/end-sessions.ts'
import { listOfficeSessions } from './signing-in/list-office-sessions.ts'
import { isStaff } from './store.ts'

const done = { status: 'done' } as const

export const staffRoutes = {
  list: staff.staff.list.handler(async ({ context: { shop } }) => listStaff(shop)),

  invite: staff.staff.invite.handler(async ({ context: { shop, actor }, input }) => {
    const invited = await inviteStaff(shop, { ...input, actor })
    if (!invited.ok) throw problem({ status: invited.refusal.code })
    return invited.value
  }),

  withdraw: staff.staff.withdraw.handler(async ({ context: { shop, actor }, input: { id } }) => {
    if (!(await withdrawInvitation(shop, { id, actor }))) throw problem({ status: 'not_found' })
    return done
  }),

  changeRoles: staff.staff.changeRoles.handler(async ({ context: { shop, actor }, input: { id: staffId, roles } }) => {
    await needSomebody(shop, staffId)
    const changed = await changeRolesOf(shop, { staffId, roles, actor })
    if (!changed.ok) throw problem({ status: changed.refusal.code })
    return done
  }),

  suspend: staff.staff.suspend.handler(async ({ context: { shop, actor }, input: { id: staffId } }) => {
    await needSomebody(shop, staffId)
    const suspended = await suspendStaff(shop, { staffId, actor })
    if (!suspended.ok) throw problem({ status: suspended.refusal.code })
    return done
  }),

  resume: staff.staff.resume.handler(async ({ context: { shop, actor }, input: { id: staffId } }) => {
    await needSomebody(shop, staffId)
    await resumeStaff(shop, { staffId, actor })
    return done
  }),

  sessions: staff.staff.sessions.handler(async ({ context: { shop, sessionId }, input: { id: staffId } }) => {
    await needSomebody(shop, staffId)
    const rows = await listOfficeSessions(shop, staffId)
    return { sessions: rows.map((row) => sessionOf(row, { isCurrent: row.id === sessionId })) }
  }),

  endSession: staff.staff.endSession.handler(async ({ context: { shop, actor }, input: { id: staffId, session: publicId } }) => {
    if (!(await endSession(shop, { staffId, publicId, actor }))) throw problem({ status: 'not_found' })
    return done
  }),

  endSessions: staff.staff.endSessions.handler(async ({ context: { shop, actor }, input: { id: staffId } }) => {
    await needSomebody(shop, staffId)
    await endSessions(shop, { staffId, actor })
    return done
  }),

  reset: staff.staff.reset.handler(async ({ context: { shop, actor }, input: { id: staffId, reason } }) => {
    await needSomebody(shop, staffId)
    await resetStaffByLetter(shop, { staffId, reason, actor })
    return done
  }),
}

async function needSomebody({ database: { db } }: Shop, staffId: number): Promise<void> {
  if (!(await isStaff(db, staffId))) throw problem({ status: 'not_found' })
}
