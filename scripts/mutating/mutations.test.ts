import { expect, test } from 'vitest'
import type { Source } from '../checks/read-sources.ts'
import { draw } from './draw.ts'
import { dropCalls } from './drop-calls.ts'
import { mutateMigration } from './mutate-migration.ts'
import { mutateTypescript } from './mutate-typescript.ts'
import { madeIn, type Mutation } from './mutation.ts'

const made = ({ text }: Source, mutations: readonly Mutation[]) => mutations.map((mutation) => madeIn(text, mutation))

test('links of a query and steps that nobody waits for by name can be left out', () => {
  const source = {
    path: 'src/server/sales/cart/store.ts',
    text: "async function hold(tx) {\n  await lock(tx, 1)\n  return tx.selectFrom('a').where('b', '=', 1).forUpdate()\n}\n",
  }
  expect(made(source, dropCalls(source))).toEqual([
    "async function hold(tx) {\n  ;\n  return tx.selectFrom('a').where('b', '=', 1).forUpdate()\n}\n",
    "async function hold(tx) {\n  await lock(tx, 1)\n  return tx.selectFrom('a').where('b', '=', 1)\n}\n",
    "async function hold(tx) {\n  await lock(tx, 1)\n  return tx.selectFrom('a').forUpdate()\n}\n",
  ])
})

test('a limit is moved, and the words of texts are left alone', async () => {
  const source = {
    path: 'src/rules/limit.ts',
    text: "const unit = '元'\n\nexport const isEnough = (total: number): boolean => total >= 500\n",
  }
  const texts = made(source, await mutateTypescript(source))
  expect(texts).toContain("const unit = '元'\n\nexport const isEnough = (total: number): boolean => total > 500\n")
  expect(texts.every((text) => text.startsWith("const unit = '元'\n\n"))).toBe(true)
})

test('each constraint of a migration goes alone, and what is left is still SQL', () => {
  const text =
    '-- check (this is a comment)\ncreate table a (\n  id bigint primary key,\n  b bigint references c on delete cascade,\n  d int check (d in (1, 2)),\n  unique (b, d),\n  constraint e check ((d > 0) or (b > 0))\n);\ncreate unique index f on a (d);\ncreate trigger g before insert on a\n  for each row execute function h();\n'
  const source = { path: 'src/database/migrations/0001_a.sql', text }
  const found = mutateMigration(source)
  expect(found.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
    '5 dropped check',
    '7 dropped check',
    '6 dropped unique',
    '9 plain index',
    '4 dropped reference',
    '10 dropped trigger',
  ])
  const lines = made(source, found).map((each, place) => each.split('\n')[(found[place]?.line ?? 1) - 1])
  expect(lines).toEqual(['  d int ,', '  check (true)', '  check (true),', 'create index f on a (d);', '  b bigint ,', ''])
})

test('the same seed draws the same, each once, and never more than there are', () => {
  const things = Array.from({ length: 50 }, (_, place) => place)
  const drawn = draw(things, { count: 20, seed: 7 })
  expect(draw(things, { count: 20, seed: 7 })).toEqual(drawn)
  expect(draw(things, { count: 20, seed: 8 })).not.toEqual(drawn)
  expect(new Set(drawn).size).toBe(20)
  expect(draw(things, { count: 99, seed: 1 }).toSorted((one, other) => one - other)).toEqual(things)
  expect(draw(things, { count: null, seed: 1 })).toEqual(things)
})
