import * as z from 'zod'
import { menuLists, menuPages, mostEntries, mostOfName, mostOfSubName, mostSubEntries } from '#rules/catalog/menus/menu.ts'
import { idInBody, lineUpTo, textUpTo } from './fields.ts'

/** An address of the shop without a language, or one that begins with https://. */
const address = textUpTo(500).regex(/^(?:https:\/\/[^\s\\]+|\/(?!\/)[^\s\\]*)$/, 'invalid')

export const menuTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), id: idInBody }),
  z.object({ kind: z.literal('article'), id: idInBody }),
  z.object({ kind: z.literal('brand'), id: idInBody }),
  z.object({ kind: z.literal('list'), list: z.enum(menuLists) }),
  z.object({ kind: z.literal('page'), page: z.enum(menuPages) }),
  z.object({ kind: z.literal('address'), address }),
  z.object({ kind: z.literal('heading') }),
])

/** Made by whoever adds an entry, and the same wherever it is moved to. */
const key = textUpTo(40).regex(/^[\w-]{1,40}$/, 'invalid')

const subEntry = z.object({ key, target: menuTarget, name_zh: lineUpTo(mostOfSubName), name_en: lineUpTo(mostOfSubName) })
const entry = subEntry.extend({
  name_zh: lineUpTo(mostOfName),
  name_en: lineUpTo(mostOfName),
  entries: z.array(subEntry).max(mostSubEntries, 'tooMany'),
})

/** A menu as the office writes it and as it is kept. */
export const menuEntries = z
  .array(entry)
  .max(mostEntries, 'tooMany')
  .refine((entries) => {
    const keys = entries.flatMap((each) => [each.key, ...each.entries.map((sub) => sub.key)])
    return new Set(keys).size === keys.length
  }, 'invalid')

/** What is kept of a menu; without entries the shop shows what it began with. */
export const menuKept = z.object({ entries: menuEntries.nullable() })
