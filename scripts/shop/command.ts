import type { z } from 'zod'
import type { Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Something that operations do. Its input is named words: those in `takes` stand in their order, the others as `--name value`. */
export type Command = {
  takes: readonly string[]
  input: z.ZodObject
  /** What it does, in one sentence. */
  does: string
  /** Answers with what was done, or why not, as a sentence. */
  run: (shop: Shop, given: never) => Promise<Result<string, string>>
}

/** Ties the input of a command to what it is run with. */
export function command<Shape extends z.ZodObject>(
  made: Omit<Command, 'input' | 'run'> & { input: Shape; run: (shop: Shop, given: z.output<Shape>) => Promise<Result<string, string>> },
): Command {
  return made
}
