/** Kinds of fields by which a list can be narrowed, and how their values are written in addresses, calls and saved views. */
export type OneOf<Word extends string> = { kind: 'one of'; words: readonly Word[] }
export type FilterField = OneOf<string> | { kind: 'days' | 'amounts' | 'texts' | 'ids' }

export const oneOf = <const Word extends string>(words: readonly Word[]): OneOf<Word> => ({ kind: 'one of', words })
export const yesOrNo = oneOf(['yes', 'no'])
export const days = { kind: 'days' } as const
export const amounts = { kind: 'amounts' } as const
export const texts = { kind: 'texts' } as const
export const ids = { kind: 'ids' } as const

/** From and to, both included; null where one end is open. */
export type Range<Value> = { from: Value | null; to: Value | null }

export type ValueOfField<Field> =
  Field extends OneOf<infer Word>
    ? readonly Word[]
    : Field extends { kind: 'days' }
      ? Range<string>
      : Field extends { kind: 'amounts' }
        ? Range<number>
        : Field extends { kind: 'ids' }
          ? readonly number[]
          : readonly string[]

type Value = readonly string[] | readonly number[] | Range<string> | Range<number>

/** So many values of one field at most. */
const mostValues = 50

/** What the words mean; null where they mean nothing. */
export function readFieldWords(facts: FilterField, written: string): Value | null {
  switch (facts.kind) {
    case 'days':
      return readRange(written, (end) => (/^\d{4}-\d{2}-\d{2}$/.test(end) && !Number.isNaN(Date.parse(end)) ? end : null))
    case 'amounts':
      return readRange(written, (end) => (/^\d{1,9}$/.test(end) ? Number(end) : null))
    default:
      return readValues(written, facts)
  }
}

function readRange<End>(written: string, read: (end: string) => End | null): Range<End> | null {
  const ends = written.split('..')
  if (ends.length !== 2) return null
  const [from, to] = ends.map((end) => (end === '' ? null : read(end)))
  const isRead = ends.every((end, place) => end === '' || [from, to][place] !== null)
  return isRead && (from !== null || to !== null) ? { from: from ?? null, to: to ?? null } : null
}

function readValues(written: string, facts: FilterField) {
  const values = [...new Set(written.split(','))]
  if (values.length > mostValues) return null
  if (facts.kind === 'ids') return values.every((value) => /^\d{1,15}$/.test(value)) ? values.map(Number) : null
  if (!('words' in facts)) return values.every((value) => value.trim() !== '' && value.length <= 40) ? values : null
  return values.every((value) => facts.words.includes(value)) ? values : null
}

export function writeRange({ from, to }: Range<string | number>): string {
  return `${from ?? ''}..${to ?? ''}`
}
