import * as z from 'zod'
import { openCall } from '#contract/shared/call.ts'
import { localeAsked } from '#contract/shared/fields.ts'

const link = z.object({ name: z.string(), href: z.string() })

/** `href`: empty for a heading. `links`: what stands below it, left out where nothing does. */
const entry = link.extend({ links: z.array(link).optional() })
export type MenuLink = z.infer<typeof entry>

const menu = z.array(entry).optional()

/** A menu that nobody has made is left out: the shop shows what it began with. */
export const menusOfShop = z.object({ main: menu, footer: menu, phone: menu })
export type MenusOfShop = z.infer<typeof menusOfShop>

const list = openCall
  .route({ method: 'GET', path: '/api/v1/menus', summary: 'The menus that the shop has made; those that it began with are left out' })
  .input(z.object({ locale: localeAsked }).optional())
  .output(menusOfShop)

export const menus = { list }
