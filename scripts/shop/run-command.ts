import { parseArgs } from 'node:util'
import { z } from 'zod'
import { refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'
import { usageOf } from './list-commands.ts'

export type Said = { ok: boolean; says: string }

/** Runs a command with the words behind its name. What is missing or unknown is told with the way to write it. */
export async function runCommand(shop: Shop, { command, given }: { command: string; given: readonly string[] }): Promise<Said> {
  const found = Object.entries(commands).find(([name]) => name === command)
  if (!found) return { ok: false, says: `There is no command ${command}. Known are: ${Object.keys(commands).join(', ')}.` }
  const read = readWords(found[1], given)
  if (!read.ok) return { ok: false, says: `${read.refusal}\nWrite: ${usageOf(...found)}` }
  const done = await found[1].run(shop, read.value as never)
  return done.ok ? { ok: true, says: done.value } : { ok: false, says: done.refusal }
}

function readWords({ takes, input }: Command, given: readonly string[]): Result<unknown, string> {
  const named = Object.keys(input.shape).filter((name) => !takes.includes(name))
  const options = Object.fromEntries(named.map((name) => [name, { type: 'string' } as const]))
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    const tooMany = positionals.slice(takes.length)
    if (tooMany.length > 0) return refuse(`Too many words: ${tooMany.join(' ')}`)
    const read = input.safeParse({ ...values, ...Object.fromEntries(positionals.map((word, place) => [takes[place], word])) })
    return read.success ? { ok: true, value: read.data } : refuse(z.prettifyError(read.error))
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}
