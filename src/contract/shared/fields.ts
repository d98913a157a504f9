import * as z from 'zod'
import { faultInLine, faultInLines, inOneLine, isReadable } from '#rules/clean-text.ts'

/** An amount in whole TWD. */
export const amount = z.int()

/** An instant, ISO 8601 with its offset: `2025-03-01T10:00:00+08:00`. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day in Taipei: `1990-05-01`. */
export const day = z.iso.date()

export const temperature = z.enum(['normal', 'refrigeration', 'freezing'])

/**
 * The number of a thing as it stands in a path. What is no such number becomes 0, which nothing has: the call then
 * answers that there is no such thing, instead of finding fault with the address.
 */
export const idInPath = z.coerce.number<number>().int().min(0).catch(0)

/** The number of a thing in a body. */
export const idInBody = z.int().min(1, 'integer')

/**
 * A word that a program wrote, up to so many characters. Every text that a call takes is one of these three, or one of
 * the shapes that zod reads letter by letter: what no database keeps does not come in.
 */
export function textUpTo(most: number) {
  return z.string().max(most, 'tooLong').refine(isReadable, 'invalid')
}

/**
 * A file, or the next part of one. Judged by its letters alone, which takes a tenth of looking for what no text may hold: a megabyte of them
 * keeps everybody else waiting meanwhile.
 */
export function base64UpTo(mostBytes: number) {
  return z
    .string()
    .max(Math.ceil(mostBytes / 3) * 4, 'tooLong')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid')
}

/** Bytes of a file, which travel as they are. Nothing of them is read here, so that a megabyte keeps nobody waiting. */
export function bytesUpTo(mostBytes: number) {
  return z
    .custom<Uint8Array>((given) => given instanceof Uint8Array, 'invalid')
    .refine(({ length }) => length <= mostBytes, 'tooLong')
    .meta({ format: 'binary' })
}

/** What somebody wrote in one line, such as a name, without the blanks around it. */
export function lineUpTo(most: number) {
  return z.string().max(most, 'tooLong').trim().check(finding(faultInLine))
}

/** What somebody wrote in as many lines as they liked, such as a remark. */
export function linesUpTo(most: number) {
  return z.string().max(most, 'tooLong').check(finding(faultInLines))
}

/** The shop's own rule of a text, as zod asks it. */
function finding(faultIn: (text: string) => string | null) {
  return z.check<string>((asked) => {
    const message = faultIn(asked.value)
    if (message) asked.issues.push({ code: 'custom', message, input: asked.value })
  })
}

/** Words to look for. Whatever is pasted into a box is looked for, as one line. */
export const wordsToFind = z.string().max(200, 'tooLong').overwrite(inOneLine)

/** A word in a path or a query, kept short so that nobody makes us look up a novel. */
export const word = textUpTo(200)

/** The language of a call in its query; what is no language of ours counts as left out (D-04). */
export const localeAsked = z.enum(['zh-TW', 'en-US', 'zh', 'en']).optional().catch(undefined)

/** Items per page: 10, 50 or 100; anything else counts as 10. */
const itemsAsked = z.coerce
  .number<number>()
  .catch(10)
  .default(10)
  .transform((items) => (items === 50 || items === 100 ? items : 10))

/** A page number from 1; anything else counts as 1. Whether there are so many pages is for the list to see. */
const pageAsked = z.coerce
  .number<number>()
  .catch(1)
  .default(1)
  .transform((page) => Math.min(Math.max(Math.trunc(page), 1), 1_000_000))

/** What every paged list takes in its query. */
export const pageQuery = z.object({ items: itemsAsked, page: pageAsked })

/** Where in a list its answer stands. */
export const pages = z.object({ current: z.int(), total: z.int(), count: z.int(), items: z.int() })

export const updateDone = z.object({ status: z.literal('update_success'), message: z.string() })
export const removalDone = z.object({ status: z.literal('destroy_success') })
