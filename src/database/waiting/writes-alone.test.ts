import { expect, test } from 'vitest'
import { writes } from './writes-alone.ts'

test.each([
  'insert into "orders" ("id") values ($1)',
  'update "sessions" set "last_seen_at" = $1 where "id" = $2',
  'DELETE FROM carts',
  'with "gone" as (delete from "news" returning "id") select count(*) from "gone"',
  'with due as (select id from news for update skip locked) update news set job_id = 1 from due',
])('RUN-02 a statement that writes is known: %s', (text) => expect(writes(text)).toBe(true))

test.each([
  'select "updated_at" from "orders" where "id" = $1',
  'select from shelf where id = 1 for update',
  'select "id" from "orders" for no key update of "orders" skip locked',
  'with "last" as (select max("last_update ") from "orders") select * from "last"',
])('one that only reads may take as long as it likes: %s', (text) => expect(writes(text)).toBe(false))
