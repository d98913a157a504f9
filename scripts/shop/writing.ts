import { z } from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { command, type Command } from './command.ts'
import { whyNot, type WritingRefusal } from './why-not.ts'
import { actor, amount, json } from './words.ts'

/** `what`: what it makes, as the answer calls it. The verb itself judges what stands in the fields. */
type Creating = {
  what: string
  does: string
  create: (shop: Shop, said: { actor: Actor; fields: never }) => Promise<Result<number | string, WritingRefusal>>
}

/** A command that makes something of fields in JSON. */
export function creating({ what, does, create }: Creating): Command {
  return command({
    takes: ['fields'],
    input: z.object({ fields: json, actor }),
    does,
    async run(shop, { fields, actor: id }) {
      const created = await create(shop, { actor: { kind: 'staff', id }, fields: fields as never })
      return created.ok ? ok(`${what} ${created.value} is in the shop.`) : refuse(whyNot(created.refusal))
    },
  })
}

/** `takes`: how the two words are called, which thing it is and what is said of it. `of`: how the thing is named, by its id if left out. */
type Changing = {
  what: string
  takes: readonly [thing: string, said: string]
  of?: z.ZodType<number | string>
  does: string
  change: (
    shop: Shop,
    told: { actor: Actor; of: never; said: never },
  ) => Promise<Result<{ before: unknown; after: unknown }, WritingRefusal>>
}

/** A command that changes something to what is said in JSON, and tells what was there before. */
export function changing({ what, takes, of = amount, does, change }: Changing): Command {
  const [thing, words] = takes
  return command({
    takes,
    input: z.object({ [thing]: of, [words]: json, actor }),
    does,
    async run(shop, given: Record<string, unknown>) {
      const by: Actor = { kind: 'staff', id: String(given['actor']) }
      const changed = await change(shop, { actor: by, of: given[thing] as never, said: given[words] as never })
      if (!changed.ok) return refuse(whyNot(changed.refusal))
      const { before, after } = changed.value
      return ok(`${what} ${String(given[thing])} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
    },
  })
}
