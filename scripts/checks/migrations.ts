import { readdirSync, readFileSync } from 'node:fs'
import { parse, type Node } from 'libpg-query'
import { holdsNobodyUp, nobodyReads, notesIn } from '../../src/database/migrating/migration-notes.ts'
import { isBefore, readVersion } from '../../src/database/migrating/versions.ts'
import type { Check } from './check.ts'
import type { Finding } from './migrations/finding.ts'
import { judgeStatement, madeBy } from './migrations/judge-statement.ts'

const folder = 'src/database/migrations'

/** Those before were written when a shop was closed for a new version. */
const first = '0300'

/**
 * Two versions work side by side while one takes the place of the other, and visitors wait for no migration: what the version before
 * cannot live with, and what locks a table for long, is refused (CPY-25, CPY-27).
 */
export const migrations: Check = {
  name: 'migrations',
  async run() {
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= first)
    const version = readVersion()
    const complaints = await Promise.all(
      names.map((name) => complaintsOf({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }, version)),
    )
    return { complaints: complaints.flat(), summary: `${names.length} from ${first} on, each for two versions side by side` }
  },
}

type Said = { statement: Node; /** The comments before it. */ notes: string; line: number }

export async function complaintsOf({ name, text }: { name: string; text: string }, version: string): Promise<string[]> {
  const said = await readStatements(text).catch((error: unknown) => String(error))
  if (typeof said === 'string') return [`${folder}/${name}:1 is not understood: ${said}`]
  const made = madeBy(said.map(({ statement }) => statement))
  const found = said.flatMap(({ statement, notes, line }) =>
    judgeStatement(statement, made).flatMap((finding) => {
      const complaint = excuse(finding, { notes, version })
      return complaint === null ? [] : [`${folder}/${name}:${line} ${complaint}`]
    }),
  )
  return [...found, ...misplacedIn(said, notesIn(text)).map((complaint) => `${folder}/${name}:1 ${complaint}`)]
}

/** PostgreSQL's parser counts in bytes. */
async function readStatements(text: string): Promise<Said[]> {
  const bytes = Buffer.from(text)
  const { stmts = [] } = await parse(text)
  let end = 0
  return stmts.flatMap(({ stmt, stmt_location: start = 0, stmt_len: length = bytes.length - start }) => {
    const notes = bytes.subarray(end, start).toString()
    end = start + length
    return stmt ? [{ statement: stmt, notes, line: bytes.subarray(0, start).toString().split('\n').length }] : []
  })
}

/** What is wrong with it; null where it says itself why nothing is. */
function excuse({ kind, what }: Finding, { notes, version }: { notes: string; version: string }): string | null {
  if (kind === 'lock')
    return holdsNobodyUp.test(notes) ? null : `${what}. Where that takes no time, say so before it: -- Holds nobody up: why`
  const [, named] = [...notes.matchAll(nobodyReads)].at(-1) ?? []
  if (named === undefined)
    return `${what}, and the version before works beside this one. Do it once no version reads it, and say so before it: -- Nobody reads it since 0.0.0: why`
  return isBefore(named, version)
    ? null
    : `${what}, and names version ${named}, which is not before ${version}: the version before still reads it`
}

/** What may not stand in one file. */
function misplacedIn(said: readonly Said[], { isApart }: { isApart: boolean }): string[] {
  const statements = said.map(({ statement }) => statement)
  const apart = statements.filter(needsNoTransaction)
  if (isApart && (statements.length !== 1 || !statements.every(isRepeatable)))
    return ['is outside a transaction, so it is one statement that may be done twice: create index concurrently if not exists …']
  if (!isApart && apart.length > 0) return ['needs a first line: -- Outside a transaction: why']
  if (statements.some(validates) && !statements.every(validates))
    return ['validates a constraint while it holds the locks of its other statements: validate in a migration of its own']
  return []
}

const needsNoTransaction = (statement: Node) =>
  ('IndexStmt' in statement && statement.IndexStmt.concurrent) || ('DropStmt' in statement && statement.DropStmt.concurrent)

const isRepeatable = (statement: Node) =>
  ('IndexStmt' in statement && statement.IndexStmt.concurrent && statement.IndexStmt.if_not_exists && statement.IndexStmt.idxname) ||
  ('DropStmt' in statement && statement.DropStmt.concurrent && statement.DropStmt.missing_ok)

const validates = (statement: Node) =>
  'AlterTableStmt' in statement &&
  (statement.AlterTableStmt.cmds ?? []).some((each) => 'AlterTableCmd' in each && each.AlterTableCmd.subtype === 'AT_ValidateConstraint')
