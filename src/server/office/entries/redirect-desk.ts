import { readOldAddress, targetPathOf, wholeOf } from '#rules/redirects/redirect-paths.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { ok, refuse } from '#rules/result.ts'
import { removeRedirect } from '#server/content/redirects/remove-redirect.ts'
import { saveRedirect, type RedirectRefusal } from '#server/content/redirects/save-redirect.ts'
import { findRedirectsFrom, listRedirects, type RedirectRow } from '#server/content/redirects/find-redirects-from.ts'
import type { Entry, EntryDesk, ListEntries, ShopOfRow, Values } from './entry-desk.ts'

/** Where old addresses lead; each is known by the address. */
export const redirectDesk: EntryDesk = {
  words: ['from_path'],
  needed: ['to_path'],
  readWord(written) {
    const read = readOldAddress(written)
    return read && wholeOf(read) !== '' ? wholeOf(read) : null
  },
  tidied(said) {
    // What begins with a host is left for the verb to refuse.
    const to = typeof said.to_path === 'string' && /^\/(?!\/)/.test(said.to_path) ? readOldAddress(said.to_path) : null
    return to ? { ...said, to_path: targetPathOf(to) } : said
  },
  async find(tx, words) {
    return (await findRedirectsFrom(tx, words)).map(entryOf)
  },
  create: save,
  change: save,
  async remove(shop, { actor, word }) {
    const removed = await removeRedirect(shop, { actor, from: word })
    return removed.ok ? removed : refuse({ field: null, code: removed.refusal.code })
  },
}

export const listRedirectEntries: ListEntries = async (db, part) => (await listRedirects(db, part)).map(entryOf)

const entryOf = ({ id, from_path: word, to_path, status }: RedirectRow): Entry => ({
  id,
  word,
  stands: { to_path, redirect_status: status },
})

async function save(shop: ShopOfRow, { actor, word, said }: Parameters<EntryDesk['create']>[1]) {
  const status = statusIn(said)
  if (status === null) return refuse<RowFault>({ field: 'redirect_status', code: 'redirectStatus' })
  const to = said.to_path === undefined ? await targetNow(shop, word) : String(said.to_path)
  const saved = await saveRedirect(shop, { actor, redirect: { from: word, to, status } })
  return saved.ok ? ok(null) : refuse(faultOf(saved.refusal))
}

function statusIn({ redirect_status: status }: Values): 301 | 302 | null | undefined {
  if (status === undefined || status === null) return undefined
  return status === 301 || status === 302 ? status : null
}

async function targetNow({ database }: ShopOfRow, word: string): Promise<string> {
  return database.transaction(async (tx) => (await findRedirectsFrom(tx, [word]))[0]?.to_path ?? '')
}

function faultOf(refusal: RedirectRefusal): RowFault {
  if (refusal.code === 'redirect_loop') return { field: null, code: 'redirect_loop', by: refusal.by }
  return refusal.field === 'from' ? { field: 'from_path', code: 'badAddress' } : { field: 'to_path', code: 'notOfShop' }
}
