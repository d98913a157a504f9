import type { Arranged } from '../../ui/table/table-column.ts'

/** How columns stand in an address: in their order, those that are hidden with a minus, and a width where there is one: `number,total~120,-goods`. */
export function writeColumns({ order, hidden, widths }: Arranged): string {
  const named = [...order, ...[...hidden, ...Object.keys(widths)].filter((id) => !order.includes(id))]
  const once = named.filter((id, place) => named.indexOf(id) === place)
  return once.map((id) => `${hidden.includes(id) ? '-' : ''}${id}${widths[id] === undefined ? '' : `~${widths[id]}`}`).join(',')
}

/** Null where an address says nothing of columns; what means nothing in it is left out. */
export function readColumns(written: unknown): { order: string[]; hidden: string[]; widths: Record<string, number> } | null {
  if (typeof written !== 'string' || written === '') return null
  const columns = written.split(',').flatMap((each) => {
    const [, hidden, id = '', width] = /^(-?)([a-z_]{1,40})(?:~(\d{2,4}))?$/.exec(each) ?? []
    return id === '' ? [] : [{ id, isHidden: hidden === '-', width: width === undefined ? undefined : Number(width) }]
  })
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    widths: Object.fromEntries(columns.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]]))),
  }
}
