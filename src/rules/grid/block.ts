/**
 * A block of cells as spreadsheets put it on the clipboard: tabs between cells, lines between rows; a cell that holds one of them, or
 * begins with a quotation mark, stands between quotation marks, which are doubled inside. Each row ends with a line.
 */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(written).join('\t')}\n`).join('')
}

const written = (cell: string) => (/[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Lines of any system. The line that ends the last row begins no further one. */
export function readBlock(text: string): string[][] {
  let rest = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  if (!rest.endsWith('\n')) rest += '\n'
  const rows: string[][] = []
  let row: string[] = []
  while (rest !== '') {
    const { cell, end } = firstCell(rest)
    row.push(cell)
    if (rest[end] === '\n') {
      rows.push(row)
      row = []
    }
    rest = rest.slice(end + 1)
  }
  return rows
}

/** Up to where the next cell goes, and what it says. A quotation mark that is never closed is one that somebody wrote. */
function firstCell(text: string): { cell: string; end: number } {
  const quoted = /^"((?:[^"]|"")*)"(?=[\t\n])/.exec(text)
  if (quoted) return { cell: (quoted[1] ?? '').replaceAll('""', '"'), end: quoted[0].length }
  const end = text.search(/[\t\n]/)
  return { cell: text.slice(0, end), end }
}
