import { ZodOptional } from 'zod'
import type { Command } from './command.ts'
import { commands } from './commands.ts'

/** Everything operations can do, as the command line shows it. */
export function listCommands(): string {
  const lines = Object.entries(commands).map(([name, command]) => `  ${usageOf(name, command)}\n      ${command.does}`)
  return ['npm run shop -- <command>', '', ...lines].join('\n')
}

/** How a command is written. What stands in brackets may be left out. */
export function usageOf(name: string, { takes, input }: Command): string {
  const named = Object.entries(input.shape).filter(([word]) => !takes.includes(word))
  const options = named.map(([word, type]) => (type instanceof ZodOptional ? `[--${word} …]` : `--${word} …`))
  return [name, ...takes.map((word) => (input.shape[word] instanceof ZodOptional ? `[<${word}>]` : `<${word}>`)), ...options].join(' ')
}
