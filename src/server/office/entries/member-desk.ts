import type { RowFault } from '#rules/imports/row-result.ts'
import { ok, refuse } from '#rules/result.ts'
import { keptEmail, keptPhone, type ImportedMemberSaid } from '#server/people/members/imported/imported-member-shape.ts'
import {
  removeImportedMember,
  saveImportedMember,
  type ImportedMemberRefusal,
} from '#server/people/members/imported/save-imported-member.ts'
import { findImportedMembers } from '#server/people/members/imported/find-imported-members.ts'
import { faultBy, standsBy, type Columns } from './columns-of-desk.ts'
import type { EntryDesk, ShopOfRow, Values } from './entry-desk.ts'

const columns = {
  member_email: 'email',
  member_phone: 'phone',
  member_name: 'name',
  member_birthday: 'birthday',
  consent_at: 'consent_at',
  consent_how: 'consent_how',
} as const satisfies Columns

/** People of a former shop; each is known by their address, or without one by their number (IMP-20). */
export const memberDesk: EntryDesk = {
  words: ['member_email', 'member_phone'],
  needed: [],
  together: ['consent_at', 'consent_how'],
  readWord(written, field) {
    const kept = field === 'member_email' ? keptEmail(written) : keptPhone(written)
    return kept === '' || kept.includes('@') !== (field === 'member_email') ? null : kept
  },
  tidied: ({ member_phone: phone, member_birthday: birthday, ...said }) => ({
    ...said,
    ...(phone !== undefined && { member_phone: typeof phone === 'string' ? keptPhone(phone) : phone }),
    ...(birthday !== undefined && { member_birthday: typeof birthday === 'string' ? keptDay(birthday) : birthday }),
  }),
  async find(tx, words) {
    const rows = await findImportedMembers(tx, words)
    return rows.flatMap((row) =>
      [row.email, row.phone].flatMap((word) => (word === null ? [] : [{ id: row.id, word, stands: standsBy(columns, row) }])),
    )
  },
  async create(shop, { actor, word, said }) {
    const contact = word.includes('@') ? { email: word } : { phone: word }
    return answered(await saveImportedMember(shop, { actor, member: { ...named(said), ...contact } }))
  },
  async change(shop, { actor, word, said }) {
    return answered(await saveImportedMember(shop, { actor, id: (await idOf(shop, word)) ?? 0, member: named(said) }))
  },
  async remove(shop, { actor, word }) {
    return answered(await removeImportedMember(shop, { actor, id: (await idOf(shop, word)) ?? 0 }))
  },
}

/** A day as spreadsheets write it, 1990/1/2, is 1990-01-02. */
const keptDay = (written: string) =>
  written
    .trim()
    .replace(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/, (_, year: string, ...rest: string[]) =>
      [year, ...rest.slice(0, 2).map((part) => part.padStart(2, '0'))].join('-'),
    )

async function idOf({ database }: ShopOfRow, word: string): Promise<number | undefined> {
  return database.transaction(async (tx) => (await findImportedMembers(tx, [word]))[0]?.id)
}

function named(said: Values): ImportedMemberSaid {
  const { member_email: email, member_phone: phone, member_name: name, member_birthday: birthday, consent_at, consent_how } = said
  const all = {
    email: typeof email === 'string' ? keptEmail(email) : email,
    phone: typeof phone === 'string' ? keptPhone(phone) : phone,
    name: name ?? (name === null ? '' : undefined),
    birthday,
    consent_at,
    consent_how,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function answered(saved: { ok: true } | { ok: false; refusal: ImportedMemberRefusal }) {
  if (saved.ok) return ok(null)
  const { refusal } = saved
  if (refusal.code !== 'wrong_value') return refuse<RowFault>({ field: null, code: refusal.code })
  return refuse<RowFault>(faultBy(columns, refusal.field === null ? [] : [{ path: [refusal.field] }]))
}
