import { parseArgs } from 'node:util'
import { z } from 'zod'

/** What `npm run simulate` is asked for. */
const wish = z.object({
  minutes: z.coerce.number().positive().max(600).default(60),
  visits: z.coerce.number().positive().max(1000).default(2),
  seed: z.coerce.number().int().min(0).default(1),
  address: z.url().optional(),
  cluster: z.boolean().default(false),
  calm: z.boolean().default(false),
})

export type SimulationWish = z.output<typeof wish>

export const usage =
  'npm run simulate -- [--minutes 60] [--visits 2] [--seed 1] [--calm] [--cluster | --address http://127.0.0.1:3000]: visits come in a second, on average; in a calm sale the card company answers at once.'

/** Throws a sentence about what cannot be read. */
export function readWish(words: readonly string[]): SimulationWish {
  const text = { type: 'string' } as const
  const options = {
    minutes: text,
    visits: text,
    seed: text,
    address: text,
    cluster: { type: 'boolean' },
    calm: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ args: [...words], options, allowPositionals: false })
  const read = wish.safeParse(values)
  if (!read.success) throw new Error(`${z.prettifyError(read.error)}\n${usage}`)
  return read.data
}
