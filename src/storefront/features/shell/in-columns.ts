/** Entries in columns of so many, in reading order from top to bottom. */
export function inColumns<Entry>(entries: readonly Entry[], perColumn: number): Entry[][] {
  const columns: Entry[][] = []
  for (let start = 0; start < entries.length; start += perColumn) columns.push(entries.slice(start, start + perColumn))
  return columns
}
