import { expect, test } from 'vitest'
import { complaintsOf } from './migrations.ts'

const complaintsAbout = async (text: string, version = '0.3.0') =>
  (await complaintsOf({ name: '0400_a.sql', text }, version)).map((each) => each.replace('src/database/migrations/0400_a.sql:', ''))

test.each([
  ['drop table orders', 'drops the table orders'],
  ['drop view product_whole', 'drops the view product_whole'],
  ['drop function hold_stock(bigint)', 'drops the function hold_stock'],
  ['drop trigger note_change on orders', 'drops the trigger orders.note_change'],
  ['alter table orders rename to purchases', 'renames orders'],
  ['alter table orders rename column note to words', 'renames note'],
  ['alter table orders drop column note', 'drops the column note'],
  ['alter table orders add column words text not null', 'adds words, which must not be null and has no default'],
  ['alter table orders alter column note type varchar(10)', 'changes the type of note'],
  ['alter table orders alter column note set not null', 'forbids null, which the version before may write, in note'],
  ['alter table orders alter column note drop not null', 'allows null, which the version before does not expect, in note'],
  ['alter table orders alter column note drop default', 'drops the default of note'],
  [
    'alter table orders drop constraint orders_note_check',
    'drops, and does not write anew under its name, the constraint orders_note_check',
  ],
  ['alter table orders set unlogged', 'does what is not known to be harmless (AT_SetUnLogged)'],
  ['truncate news', 'empties a table'],
  ["do $$ begin execute 'drop table orders'; end $$", 'hides from this check what it changes'],
])('CPY-25 the version before cannot live with: %s', async (statement, what) => {
  const [complaint = '', ...more] = await complaintsAbout(`-- 為什麼\nselect 1;\n${statement};`)
  expect([complaint.startsWith(`3 ${what}`), more]).toEqual([true, []])
  expect(complaint).toContain('say so before it: -- Nobody reads it since 0.0.0: why')
  const excused = (since: string) => `select 1;\n-- Nobody reads it since ${since}: its page has gone.\n${statement};`
  expect(await complaintsAbout(excused('0.2.0'))).toEqual([])
  expect(await complaintsAbout(excused('0.3.0'))).toEqual([expect.stringContaining('names version 0.3.0, which is not before 0.3.0')])
})

test.each([
  ['create index orders_note on orders (note)', 'builds an index while everybody waits'],
  ['drop index orders_note', 'drops an index while everybody waits'],
  ["alter table orders add constraint words check (note <> '')", 'checks words in every row'],
  ['alter table orders add constraint buyer foreign key (user_id) references users (id)', 'checks buyer in every row'],
  ['alter table orders add constraint once unique (note)', 'builds the index of once'],
  ['alter table orders add column words text unique', 'builds the index of words'],
  ["alter table orders add column words text check (words <> '')", 'checks words in every row'],
  ['alter table orders add column buyer bigint default 1 references users (id)', 'checks buyer in every row'],
  ['alter table orders add column words text default random_words()', 'writes the whole table anew for words'],
  ['alter table orders add column place bigint generated always as identity', 'writes the whole table anew for place'],
  ['alter table orders add column place bigserial', 'writes the whole table anew for place'],
  ['lock table orders', 'locks a table'],
])('CPY-27 everybody would wait for: %s', async (statement, what) => {
  expect(await complaintsAbout(statement)).toEqual([expect.stringMatching(new RegExp(`^1 ${what}.*-- Holds nobody up: why$`))])
  expect(await complaintsAbout(`-- Holds nobody up: there are twelve of them.\n${statement}`)).toEqual([])
})

test.each([
  "create table gifts (id bigint primary key, words text not null); create index on gifts (words); alter table gifts add constraint x check (words <> '')",
  'alter table orders add column words text, add column at timestamptz not null default now()',
  "alter table orders add column tags text[] not null default '{}'::text[], add column buyer bigint references users (id)",
  "alter table orders add constraint words check (note <> '') not valid",
  "alter table orders drop constraint words, add constraint words check (note <> 'a') not valid",
  'alter table orders validate constraint words',
  "do $$ begin execute format('create trigger note_change after insert on %I', 'orders'); end $$",
  'alter table orders add constraint once unique using index orders_once',
  'drop trigger note_change on orders; create trigger note_change after insert on orders for each row execute function note_change()',
  "create or replace function words() returns text language sql as $$ select '好' $$; insert into settings (name) values ('好')",
  '-- Outside a transaction: one index.\ncreate index concurrently if not exists orders_note on orders (note)',
  '-- Outside a transaction: one index.\ndrop index concurrently if exists orders_note',
])('CPY-25 CPY-27 two versions and their visitors live with: %s', async (text) => {
  expect(await complaintsAbout(text)).toEqual([])
})

test.each([
  ['create index concurrently if not exists orders_note on orders (note)', 'needs a first line: -- Outside a transaction: why'],
  ['-- Outside a transaction: one index.\ncreate index concurrently orders_note on orders (note)', 'one statement that may be done twice'],
  ['-- Outside a transaction: an index.\ndrop index concurrently if exists a; select 1', 'one statement that may be done twice'],
  ['alter table orders add column a text; alter table orders validate constraint words', 'validate in a migration of its own'],
  ['alter tabel orders', 'is not understood: '],
])('CPY-27 what cannot stand in a file so is refused: %s', async (text, what) => {
  expect(await complaintsAbout(text)).toEqual([expect.stringContaining(what)])
})
