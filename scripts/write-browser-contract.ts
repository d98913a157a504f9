import { writeFile } from 'node:fs/promises'
import { isContractProcedure } from '@orpc/contract'
import { api } from '#contract/shop/api.ts'

/**
 * Writes down for the browser where each call goes, and nothing else: the schemas stay on the server, where they are
 * needed. Run `node scripts/write-browser-contract.ts` after the address of a call has changed; a test remembers it.
 */
const place = new URL('../src/contract/shop/browser-contract.ts', import.meta.url)

export function browserContractSource(): string {
  return `// Written by scripts/write-browser-contract.ts from api.ts.

/** Method and path; a method with a \`+\` takes an input that is spread over params, query, headers and body already. */
export type Address = \`\${'GET' | 'POST' | 'PUT' | 'DELETE'}\${'' | '+'} /\${string}\`

export const browserContract = ${write(api, '')} as const
`
}

function write(node: object, indent: string): string {
  const below = `${indent}  `
  const lines = Object.entries(node)
    .filter(([key]) => key !== 'invoicePdf')
    .map(([key, value]) => `${below}${key}: ${isContractProcedure(value) ? addressOf(value) : write(value, below)},\n`)
  return `{\n${lines.join('')}${indent}}`
}

function addressOf({ '~orpc': { route } }: { '~orpc': { route: { method?: string; path?: string; inputStructure?: string } } }): string {
  return `'${route.method}${route.inputStructure === 'detailed' ? '+' : ''} ${route.path}'`
}

if (import.meta.main) await writeFile(place, browserContractSource())
