import pg from 'pg'

const { builtins } = pg.types
/** `bigint[]`, which pg's list does not name. */
const int8Array: number = 1016

/**
 * How columns arrive, for the connections of one pool only (pg's own registry is shared by the whole process):
 * bigint, alone and in arrays, as a number, since ids, counts and sums of whole dollars stay far below 2^53; a date as 'YYYY-MM-DD', since a
 * birthday has no time zone; timestamptz as a Date, which is pg's own way.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && type === builtins.INT8) return safeInteger
    if (format !== 'binary' && type === int8Array) return safeIntegersOf(pg.types.getTypeParser(type, 'text'))
    if (format !== 'binary' && type === builtins.DATE) return String
    return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text')
  },
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number; cast it to text in the query`)
  return value
}

/** Of what pg reads an array as: its elements as texts. */
function safeIntegersOf(read: (text: string) => (string | null)[]) {
  return (text: string): (number | null)[] => read(text).map((each) => (each === null ? null : safeInteger(each)))
}
