import type { Colleague } from '#contract/office/api/order-page.ts'

/** What stands between the last @ and the caret, while a name is being typed; null while none is. */
export function nameBeingTyped(text: string, caret: number): string | null {
  const [, typed = null] = /(?:^|[\s，。、（(])@([^\s@]{0,20})$/.exec(text.slice(0, caret)) ?? []
  return typed
}

/** The text with this name in place of what was typed of it, and where the caret stands then. */
export function withName(text: string, { caret, name }: { caret: number; name: string }): { text: string; caret: number } {
  const typed = nameBeingTyped(text, caret) ?? ''
  const before = `${text.slice(0, caret - typed.length)}${name} `
  return { text: before + text.slice(caret), caret: before.length }
}

/** Who is named in a text, each once. */
export function mentionedIn(text: string, people: readonly Colleague[]): number[] {
  const named = new Set(piecesOf(text, people).flatMap(({ text: piece, isName }) => (isName ? [piece.slice(1)] : [])))
  return people.filter(({ name }) => named.has(name)).map(({ id }) => id)
}

/** `at`: where in the text it begins. */
type Piece = { at: number; text: string; isName: boolean }

/** A text in pieces, so that names can be shown as names. */
export function piecesOf(text: string, people: readonly Colleague[]): Piece[] {
  const names = people.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length)
  const pieces: Piece[] = []
  let rest = text
  while (rest !== '') {
    const places = names.map((name) => ({ name, at: rest.indexOf(name) })).filter(({ at }) => at >= 0)
    const next = places.toSorted((one, other) => one.at - other.at || other.name.length - one.name.length)[0]
    const at = text.length - rest.length
    if (!next) return [...pieces, { at, text: rest, isName: false }]
    if (next.at > 0) pieces.push({ at, text: rest.slice(0, next.at), isName: false })
    pieces.push({ at: at + next.at, text: next.name, isName: true })
    rest = rest.slice(next.at + next.name.length)
  }
  return pieces
}
