/** By which a field is emptied, in both languages (IMP-12). */
export const emptied = '[清空]'

/** Signs with which a cell could be taken for a formula, and their full-width forms (IMP-16); and what would empty a field (IMP-12). */
const meantOtherwise = '[=+\\-@\\t\\r＝＋－＠]|\\[清空\\]$'
/** What a program would reckon with, such as a phone number, and 1234E56, which may be the number of an order. */
const figures = '\\d+(?:[eE]\\d+)?$'

const inSheet = new RegExp(`^(?:'*(?:${meantOtherwise})|'+${figures})`)
const inCsv = new RegExp(`^'*(?:${meantOtherwise}|${figures})`)
const marked = new RegExp(`^'+(?:${meantOtherwise}|${figures})`)

/**
 * A text as it stands in a cell: an apostrophe in front of what a program would take for something else (D-222). In CSV figures alone
 * are among that, such as a phone number, which would lose its noughts.
 */
export function cellOfText(text: string, format: 'csv' | 'xlsx'): string {
  return (format === 'csv' ? inCsv : inSheet).test(text) ? `'${text}` : text
}

/** The text that a cell means: whatever `cellOfText` wrote comes back as it was. */
export function textOfCell(cell: string): string {
  return marked.test(cell) ? cell.slice(1) : cell
}

/** As XLSX keeps it: `_x0041_` in a text would be read as the sign of that number. */
export function textInSheet(text: string): string {
  return text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}
