import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { leaveWordsForLater } from '#server/catalog/search/published/words-later.ts'
import { openTestShop } from '#support/test-shop.ts'
import { dropOldAudit } from './drop-old-audit.ts'
import { countAuditEntries, listAuditEntries } from './list-audit-entries.ts'
import { saveDueAuditWords } from './store.ts'
import { writeAuditEntries, writeAuditEntry } from './write-audit-entry.ts'
import { writeDueAuditWords } from './write-due-audit-words.ts'

const { shop, database } = await openTestShop()
const actor = { kind: 'staff', id: 'Ana' } as const

const entry = (product: number, note: string, now = shop.now()) =>
  ({
    actor,
    verb: 'import-product',
    subject: `product ${product}`,
    before: { note: null },
    after: { note },
    reason: '匯入 7',
    now,
  }) as const
const found = async (words: string, rows = 10) =>
  (await listAuditEntries(shop, { words, cursor: undefined, rows })).rows.map(({ subject }) => subject)

test('IMP-10 ACC-45 what the audit log says of a file is found soon after it, in one order with all else, and counted with it', async () => {
  const begin = shop.now()
  await database.transaction(async (tx) => writeAuditEntry(tx, entry(1, 'camphor', addDays(begin, -3))))
  await database.transaction(async (tx) => {
    await leaveWordsForLater(tx)
    await writeAuditEntries(tx, [entry(2, 'camphor', addDays(begin, -2)), entry(3, 'cedar', addDays(begin, -2))])
  })
  await database.transaction(async (tx) => writeAuditEntry(tx, entry(4, 'camphor', addDays(begin, -1))))
  expect(await found('camphor')).toEqual(['product 4', 'product 1'])
  await Promise.all([writeDueAuditWords(shop), writeDueAuditWords(shop)])
  await writeDueAuditWords(shop)
  expect(await found('camphor')).toEqual(['product 4', 'product 2', 'product 1'])
  expect(await found('匯入 cedar')).toEqual(['product 3'])
  expect(await countAuditEntries(shop, { words: 'camphor', most: 100 })).toBe(3)
  expect(await countAuditEntries(shop, { words: 'camphor', most: 2 })).toBe(2)
  const first = await listAuditEntries(shop, { words: 'camphor', cursor: undefined, rows: 2 })
  const second = await listAuditEntries(shop, { words: 'camphor', cursor: first.next ?? undefined, rows: 2 })
  expect([...first.rows, ...second.rows].map(({ subject }) => subject)).toEqual(['product 4', 'product 2', 'product 1'])
  expect(second.next).toBeNull()
})

test('D-105 CPY-34 words that came later go with the entries that they are of', async () => {
  const { db } = database
  const count = async () => (await db.selectFrom('audit_words').select('entry_id').execute()).length
  const stood = await count()
  await dropOldAudit(shop)
  expect(await count()).toBe(stood)
  await dropOldAudit({ ...shop, now: () => addDays(shop.now(), 6 * 365) })
  expect(await count()).toBe(0)
})

test('IMP-10 words of short entries are written by the hundred, those of long ones one after the other, and what was dropped meanwhile holds up nothing', async () => {
  const { db } = database
  const due = async () => (await db.selectFrom('audit_words_due').select('entry_id').execute()).length
  const noise = () => Buffer.from(shop.randomBytes(30_000)).toString('hex')
  const owe = (notes: string[]) =>
    database.transaction(async (tx) => {
      await leaveWordsForLater(tx)
      await writeAuditEntries(
        tx,
        notes.map((note, n) => entry(n, note)),
      )
    })
  await owe(Array.from({ length: 120 }, (_, n) => `short ${n}`))
  expect(await saveDueAuditWords(db, 100)).toBe(true)
  expect(await due()).toBe(20)
  await writeDueAuditWords(shop)
  await owe([noise(), noise(), 'short'])
  const left = []
  while (await saveDueAuditWords(db, 100)) left.push(await due())
  expect(left).toEqual([2, 1, 0])
  await db.insertInto('audit_words_due').values({ entry_id: 999_999_999, changed_at: shop.now() }).execute()
  expect(await saveDueAuditWords(db, 100)).toBe(true)
  expect([await due(), await saveDueAuditWords(db, 100)]).toEqual([0, false])
})
