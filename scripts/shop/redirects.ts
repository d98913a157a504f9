import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { removeRedirect as remove } from '#server/content/redirects/remove-redirect.ts'
import { saveRedirect, type RedirectRefusal } from '#server/content/redirects/save-redirect.ts'
import { command } from './command.ts'
import { actor } from './words.ts'

const statuses = { '301': 301, '302': 302 } as const
const address = z.string().trim().min(1)

export const setRedirect = command({
  takes: ['from', 'to'],
  input: z.object({ from: address, to: address, status: z.enum(['301', '302']).optional(), actor }),
  does: 'Leads an old address, with or without /zh or /en and with or without its host, to a path of this shop, by 301 or --status 302. Pages that there are stay where they are. Many come by a file in the office.',
  async run(shop, { from, to, status, actor: id }) {
    const redirect = { from, to, ...(status !== undefined && { status: statuses[status] }) }
    const saved = await saveRedirect(shop, { actor: { kind: 'staff', id }, redirect })
    if (!saved.ok) return refuse(whyNot(saved.refusal))
    return ok(`${saved.value.from_path} leads to ${saved.value.to_path} (${saved.value.status}).`)
  },
})

export const removeRedirect = command({
  takes: ['from'],
  input: z.object({ from: address, actor }),
  does: 'Has an old address lead nowhere any more.',
  async run(shop, { from, actor: id }) {
    const removed = await remove(shop, { actor: { kind: 'staff', id }, from })
    return removed.ok ? ok(`${removed.value} leads nowhere any more.`) : refuse('Nothing was done: that address leads nowhere.')
  },
})

function whyNot(refusal: RedirectRefusal): string {
  if (refusal.code === 'redirect_loop') return `Nothing was done: with ${refusal.by} it would lead in a circle, or on from one to the next.`
  return refusal.field === 'from'
    ? 'Nothing was done: from has to be an address of a page, such as /products/rose-gel, and not the first page.'
    : 'Nothing was done: to has to be a path of this shop, such as /product/12.'
}
