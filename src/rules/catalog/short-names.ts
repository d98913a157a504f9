/**
 * Names of goods that are sold in several styles, without what they share: 紅梅 of 光療指甲油・紅梅 10 ml. What all end in is
 * left out, then what stands before a mark that all have. Whole where nothing would be left.
 */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '))
  const shared = words[0]?.toReversed().findIndex((word, place) => words.some((each) => each.at(-1 - place) !== word)) ?? 0
  const ends = words.map((each) => each.slice(0, each.length - Math.max(0, shared)).join(' '))
  const mark = ['・', ', '].find((each) => ends.every((end) => end.replace(/,$/, '').includes(each)))
  const short = ends.map((end) => afterLast(end.replace(/,$/, ''), mark))
  return short.every((name) => name !== '') ? short : [...names]
}

function afterLast(name: string, mark: string | undefined): string {
  return mark === undefined ? name : name.slice(name.lastIndexOf(mark) + mark.length)
}
