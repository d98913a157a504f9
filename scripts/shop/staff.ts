import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { changeRolesOf, resumeStaff as resume, suspendStaff as suspend } from '#server/people/staff/change-staff.ts'
import { createRole as create } from '#server/people/staff/roles/create-role.ts'
import { findStaffByEmail } from '#server/people/staff/find-staff-by-email.ts'
import { makeFirstOwnerLink } from '#server/people/staff/joining/make-first-owner-link.ts'
import { resetStaff } from '#server/people/staff/resetting/reset-staff.ts'
import { command } from './command.ts'
import { actor, json } from './words.ts'

const email = z.string().trim().min(1)

export const officeLink = command({
  takes: [],
  input: z.object({}),
  does: 'Prints a one-time link with which the first owner of the office begins; the link before ends. Refused while the office has an owner.',
  async run(shop) {
    const made = await makeFirstOwnerLink(shop)
    if (!made.ok) return refuse('owner_exists: the office has an active owner, who invites everybody else.')
    return ok(`${made.value.address}\nOpens once, until ${made.value.expiresAt.toISOString()}.`)
  },
})

export const officeReset = command({
  takes: ['email'],
  input: z.object({ email, reason: z.string().trim().min(1).max(500) }),
  does: 'Takes password and second factors from somebody of the office, signs them out everywhere, and prints a one-time link, valid for an hour, with which they prove anew who they are.',
  async run(shop, { email: who, reason }) {
    const staffId = await findStaffByEmail(shop, who)
    if (staffId === null) return refuse(nobody(who))
    const { address, expiresAt } = await resetStaff(shop, { staffId, reason, actor: { kind: 'system', id: 'command' } })
    return ok(`${address}\nOpens once, until ${expiresAt.toISOString()}.`)
  },
})

export const suspendStaff = command({
  takes: ['email'],
  input: z.object({ email, actor }),
  does: 'Suspends somebody of the office: their sessions end, their name stays in history. Refused for the last active owner.',
  async run(shop, { email: who, actor: id }) {
    const staffId = await findStaffByEmail(shop, who)
    if (staffId === null) return refuse(nobody(who))
    const suspended = await suspend(shop, { staffId, actor: { kind: 'staff', id } })
    return suspended.ok ? ok(`${who} is suspended.`) : refuse(lastOwner)
  },
})

export const resumeStaff = command({
  takes: ['email'],
  input: z.object({ email, actor }),
  does: 'Lets somebody who was suspended sign in to the office again.',
  async run(shop, { email: who, actor: id }) {
    const staffId = await findStaffByEmail(shop, who)
    if (staffId === null) return refuse(nobody(who))
    await resume(shop, { staffId, actor: { kind: 'staff', id } })
    return ok(`${who} may sign in to the office.`)
  },
})

export const changeRoles = command({
  takes: ['email', 'roles'],
  input: z.object({ email, roles: z.string().transform((words) => words.split(',').map((word) => word.trim())), actor }),
  does: 'Gives somebody of the office these roles and no others: one to three, parted by commas, such as packer,care. Built-in roles go by their names, others by their numbers.',
  async run(shop, { email: who, roles, actor: id }) {
    const staffId = await findStaffByEmail(shop, who)
    if (staffId === null) return refuse(nobody(who))
    const changed = await changeRolesOf(shop, { staffId, roles, actor: { kind: 'staff', id } })
    if (changed.ok) return ok(`${who} is ${roles.join(', ')} now.`)
    return refuse(changed.refusal.code === 'last_owner' ? lastOwner : `role_refused: ${roles.join(', ')}`)
  },
})

export const createRole = command({
  takes: ['zh', 'en', 'holds'],
  input: z.object({ zh: z.string().trim().min(1), en: z.string().trim().min(1), holds: json, actor }),
  does: 'Makes a role of the office, with its names and, as JSON, what it holds: {"orders.view":"all","orders.refund":{"each":500,"aDay":1500}}. What is for owners alone is refused.',
  async run(shop, { zh, en, holds, actor: id }) {
    const made = await create(shop, { name: { zh, en }, holds, actor: { kind: 'staff', id } })
    return made.ok
      ? ok(`The role ${zh} (${en}) has the number ${made.value}.`)
      : refuse('role_refused: a role holds permissions that exist and are not for owners alone.')
  },
})

const nobody = (who: string) => `Nobody of the office has the address ${who}.`
const lastOwner = 'last_owner: the office keeps an active owner.'
