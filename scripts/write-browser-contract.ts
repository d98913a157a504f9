import { writeFile } from 'node:fs/promises'
import { isContractProcedure } from '@orpc/contract'
import { officeApi } from '#contract/office/api.ts'
import { api } from '#contract/shop/api.ts'

/** Calls that answer a file: browsers follow a link to them. */
const files = ['invoicePdf', 'noteFile', 'labelFile', 'printedFile', 'paperFile', 'slipFile', 'pictureFile']

/**
 * Writes down for browsers where each call goes, and nothing else: the schemas stay on the server, where they are
 * needed. Run `node scripts/write-browser-contract.ts` after the address of a call has changed; a test remembers it.
 */
export const browserContracts = [
  { file: 'src/contract/shop/browser-contract.ts', source: browserContractSource(api) },
  { file: 'src/contract/office/browser-contract.ts', source: browserContractSource(officeApi) },
]

function browserContractSource(contract: object): string {
  return `// Written by scripts/write-browser-contract.ts from api.ts.
export const browserContract = ${write(contract, '')} as const
`
}

function write(node: object, indent: string): string {
  const below = `${indent}  `
  const lines = Object.entries(node)
    .filter(([key]) => !files.includes(key))
    .map(([key, value]) => `${below}${key}: ${isContractProcedure(value) ? addressOf(value) : write(value, below)},\n`)
  return `{\n${lines.join('')}${indent}}`
}

function addressOf({ '~orpc': { route } }: { '~orpc': { route: { method?: string; path?: string; inputStructure?: string } } }): string {
  return `'${route.method}${route.inputStructure === 'detailed' ? '+' : ''} ${route.path}'`
}

if (import.meta.main) {
  for (const { file, source } of browserContracts) await writeFile(new URL(`../${file}`, import.meta.url), source)
}
