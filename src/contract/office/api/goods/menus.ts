import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { menuEntries, menuTarget } from '#contract/shared/menu.ts'
import { menuKinds } from '#rules/catalog/menus/menu.ts'
import { staffCall, staffChange } from '../office-call.ts'
import { arrangement, arrangementSaved } from './categories.ts'

const target = z.object({
  target: menuTarget,
  name: z.object({ zh: z.string(), en: z.string() }),
  /** Why it is not shown; null where it is. */
  fault: z.enum(['hidden', 'archived', 'empty', 'gone']).nullable(),
  /** What stands below it in the order of the tree. */
  below: z.array(menuTarget),
})
export type OfficeTarget = z.infer<typeof target>

const menu = arrangement.extend({
  /** As the draft has it, or else the shop; a menu that nobody has made yet says what the shop began with. */
  entries: menuEntries.or(z.array(menuEntries.element)),
  /** Nobody has made it yet, or it was put back. */
  is_beginning: z.boolean(),
  /** Everything that it can lead to: the tree, the special lists, the pages, and the newest articles beside those that it names. */
  targets: z.array(target),
})
export type OfficeMenu = z.infer<typeof menu>

const kind = z.enum(menuKinds)

export const menusApi = {
  find: staffCall('categories.edit')
    .route({
      method: 'GET',
      path: '/office/api/v1/menus/{kind}',
      summary: 'A menu as its draft has it, with everything that it can lead to',
    })
    .input(z.object({ kind }))
    .output(menu),
  save: staffChange('categories.edit')
    .route({
      method: 'PUT',
      path: '/office/api/v1/menus/{kind}',
      summary: 'Keep a menu as its draft, null for what the shop began with; the shop stays',
    })
    .errors(refusals('edit_conflict', 'entry_name_missing', 'entry_name_too_long', 'heading_not_here'))
    .input(z.object({ kind, version: z.int(), entries: menuEntries.nullable() }))
    .output(arrangementSaved),
}
