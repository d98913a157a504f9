import type * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { importedMemberShape, type ImportedMemberSaid } from './imported-member-shape.ts'
import { createImportedMember, deleteImportedMember, listImportedMembers, lockImportedMember, saveImportedMemberRow } from './store.ts'

/** `consent_half`: it says when or how, and not both. `contact_taken`: the address or number is somebody else's. */
export type ImportedMemberRefusal =
  | { code: 'wrong_value'; field: string | null }
  | { code: 'consent_half' | 'no_contact' | 'contact_taken' | 'unknown_member' | 'member_linked' }

type ShopOf = Pick<Shop, 'database' | 'now'>
type Saving = { actor: Actor; /** Of one that is there. */ id?: number | undefined; member: ImportedMemberSaid }

/** Keeps somebody of a former shop (IMP-20). Nobody is written to, and no account is made. */
export async function saveImportedMember(shop: ShopOf, { actor, id, member }: Saving): Promise<Result<number, ImportedMemberRefusal>> {
  const read = importedMemberShape.safeParse(member)
  if (!read.success) return refuse({ code: 'wrong_value', field: firstField(read.error) })
  const said = saidOf(read.data)
  return shop.database.transaction(async (tx) => {
    const stood = id === undefined ? undefined : await lockImportedMember(tx, id)
    if (id !== undefined && !stood) return refuse({ code: 'unknown_member' })
    const whole = { ...nothing, ...stood, ...said }
    const isHalf = (whole.consent_at === null) !== (whole.consent_how === null)
    // A moment is not proven by how another consent was given.
    const saysHalf = stood !== undefined && 'consent_at' in said !== 'consent_how' in said
    if (isHalf || saysHalf) return refuse({ code: 'consent_half' })
    if (whole.email === null && whole.phone === null) return refuse({ code: 'no_contact' })
    const others = await listImportedMembers(tx, {
      emails: whole.email === null ? [] : [whole.email],
      phones: whole.phone === null ? [] : [whole.phone],
    })
    if (others.some((other) => other.id !== id)) return refuse({ code: 'contact_taken' })
    const now = shop.now()
    const entry = { actor, now, verb: 'import-member' }
    if (!stood) {
      const made = await createImportedMember(tx, said)
      if (made === null) return refuse({ code: 'contact_taken' })
      await writeAuditEntry(tx, { ...entry, subject: `imported member ${made}`, before: null, after: { fields: Object.keys(said) } })
      return ok(made)
    }
    const { after } = changedFields(stood, said)
    if (Object.keys(after).length === 0) return ok(stood.id)
    await saveImportedMemberRow(tx, { id: stood.id, change: after })
    // What persons are called and where they are reached is not kept for ever: only that it was changed.
    await writeAuditEntry(tx, { ...entry, subject: `imported member ${stood.id}`, before: null, after: { fields: Object.keys(after) } })
    return ok(stood.id)
  })
}

const nothing = { email: null, phone: null, consent_at: null, consent_how: null }

type Kept = { [Field in keyof z.output<typeof importedMemberShape>]-?: Exclude<z.output<typeof importedMemberShape>[Field], undefined> }

/** Only what is said. */
function saidOf(read: z.output<typeof importedMemberShape>): Partial<Kept> {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Partial<Kept>
}

function firstField({ issues }: z.ZodError): string | null {
  const [first] = issues[0]?.path ?? []
  return typeof first === 'string' ? first : null
}

/** Takes away whom a file has brought, as long as nobody has signed in as them. */
export async function removeImportedMember(
  shop: ShopOf,
  { actor, id }: { actor: Actor; id: number },
): Promise<Result<null, ImportedMemberRefusal>> {
  return shop.database.transaction(async (tx) => {
    const stood = await lockImportedMember(tx, id)
    if (!stood) return refuse({ code: 'unknown_member' })
    if (stood.user_id !== null) return refuse({ code: 'member_linked' })
    await deleteImportedMember(tx, id)
    const subject = `imported member ${id}`
    await writeAuditEntry(tx, { actor, verb: 'remove-imported-member', subject, before: null, after: null, now: shop.now() })
    return ok(null)
  })
}
