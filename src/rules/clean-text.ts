/** What is wrong with a text that can be read by nobody as it was meant; each is the message of a field. */
export type TextFault = 'hiddenSigns' | 'oneLine'

/** What no person types and no database, encoder or reader takes: control signs beside tab and line ends, halves of a sign, and codes that are no signs. */
const unreadable = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u
/** What turns the direction of everything behind it, so that a name is read as another one; and the mark of the beginning of a file. */
const turning = /\p{Bidi_Control}|\uFEFF/u
const lineBreak = /[\t\n\r\u2028\u2029]/
/** Something on paper: not a blank, and not one of the signs that only say how others are joined or shown. */
const ink = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text can be kept and sent on at all. */
export function isReadable(text: string): boolean {
  return !unreadable.test(text)
}

/** Whether there is anything to see. */
export function isVisible(text: string): boolean {
  return ink.test(text)
}

/** What is wrong with a text of one line, such as a name: joiners within an emoji and rare characters are not. Whether it may be empty is for its field to say. */
export function faultInLine(text: string): TextFault | null {
  return faultInLines(text) ?? (lineBreak.test(text) ? 'oneLine' : null)
}

/** What is wrong with a text of several lines, such as a remark. */
export function faultInLines(text: string): TextFault | null {
  return unreadable.test(text) || turning.test(text) ? 'hiddenSigns' : null
}

/** What a machine sent, or somebody pasted to look for, as one line without anything hidden: a run of breaks, or of what cannot be read, is a blank. What a person types into a field is never changed so: see `faultInLine`. */
export function inOneLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}|\uFEFF/gu, '')
    .replaceAll(/(?:\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028\u2029])+/gu, ' ')
    .trim()
}

/** The JSON that a company answered, with every text of it made one readable line: what it says is stored, shown and sent on. Throws when it is no JSON. */
export function parseReadable(json: string): unknown {
  return JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? inOneLine(value) : value))
}

/** A name as another company knows it: one line, not longer than `most` signs. Empty when nothing is left to see. */
export function tidyName(name: string, most: number): string {
  const line = [...inOneLine(name)].slice(0, most).join('').trim()
  return isVisible(line) ? line : ''
}
