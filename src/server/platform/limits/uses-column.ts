import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import { anyOf } from '#database/any-of.ts'
import type { Given } from '#database/prepared.ts'
import type { Uses } from '#rules/limits.ts'

/** A column of another query: the uses of these keys whose window is open, for `readUses`. */
export function usesColumn(keys: Given<readonly Buffer[]>, now: Given<Date>): RawBuilder<unknown> {
  return sql`(select json_object_agg(encode(key_hash, 'hex'), json_build_object('used', used, 'endsAt', ends_at)) from rate_limits where key_hash = ${anyOf(keys, 'bytea')} and ends_at > ${now})`
}

const column = z.record(z.string(), z.object({ used: z.int(), endsAt: z.coerce.date() })).nullable()

/** The uses of one key out of that column; null while no window is open. */
export function readUses(value: unknown, key: Buffer): Uses | null {
  return column.parse(value)?.[key.toString('hex')] ?? null
}
