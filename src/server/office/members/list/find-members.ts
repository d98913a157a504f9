import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { readSearchWords } from '#rules/staff/search-words.ts'
import {
  countMembers,
  countMembersNear,
  listMemberHits,
  listMemberIds,
  listMembersNear,
  listMembersOfIdentity,
  type MemberSort,
} from '#server/people/members/published/members-for-staff.ts'
import { findBuyerOfNumber, listBuyersFound } from '#server/sales/orders/published/members/orders-of-members.ts'

type Db = Kysely<Tables>
type Page = { sort: MemberSort; cursor: number | null; limit: number }
/** `most`: counted no further than this (D-109). */
type Asked = Page & { conditions: readonly RawBuilder<boolean>[]; words: string | undefined; most: number }

/** A page of the members of whom all the words are, and how many there are (MBR-01, MBR-02). */
export async function findMembers(db: Db, { conditions, words = '', most, ...page }: Asked): Promise<{ ids: number[]; counted: number }> {
  if (words.trim() !== '') return findByWords(db, { conditions, words, most, page })
  const counting = countMembers(db, { conditions, most })
  // Asked side by side. Should the page fail first, nobody waits for the count any more.
  counting.catch(() => undefined)
  return { ids: await listMemberIds(db, { conditions, ...page }), counted: await counting }
}

/** So many members are looked through for the words before their tokens are looked up: what is frequent has filled its page by then. */
const steps = 3000
/** From so many figures on they are looked for on orders too: fewer stand on too many. */
const fewestFigures = 6

type ByWords = Pick<Asked, 'conditions' | 'most'> & { words: string; page: Page }

async function findByWords(db: Db, { conditions, words, most, page }: ByWords) {
  const find = readSearchWords(words)
  const onOrders = find.words.length === 1 && new RegExp(`\\d{${fewestFigures},}`).test(find.whole)
  if (!onOrders) {
    const near = await listMembersNear(db, { conditions, find, steps, ...page })
    if (near.length === page.limit) return { ids: near, counted: await countMembersNear(db, { conditions, find, most }) }
  }
  const [named, known, buyers, buyer] = await Promise.all([
    listMemberHits(db, { find, most }),
    listMembersOfIdentity(db, words.trim()),
    onOrders ? listBuyersFound(db, { code: find.whole, most }) : [],
    findBuyerOfNumber(db, find.whole),
  ])
  const ids = [...new Set([...named, ...known, ...buyers, ...(buyer === undefined ? [] : [buyer])])]
  const among = { conditions: [...conditions, sql<boolean>`users.id = ${anyOf(ids)}`], alsoClosed: buyer }
  return { ids: await listMemberIds(db, { ...among, ...page }), counted: await countMembers(db, { ...among, most }) }
}
