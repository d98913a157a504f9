/** The row of a list on which somebody is. */
export function currentRow(list: ParentNode | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('tr[data-key]:focus') ?? null
}

/** Goes to the row above or below; from outside of the list, to its first one. */
export function goToRow(list: ParentNode | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])]
  const current = currentRow(list)
  const next = current ? rows[rows.indexOf(current) + by] : rows[0]
  next?.focus()
}

/** Goes to this row, or to the first one where it is not there any more. */
export function goBackToRow(list: ParentNode | null, key: string): void {
  const row = rowOfKey(list, key) ?? list?.querySelector<HTMLElement>('tr[data-key]')
  row?.focus()
}

export function rowOfKey(list: ParentNode | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"]`) ?? null
}
