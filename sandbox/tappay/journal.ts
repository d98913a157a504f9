import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../web/replies.ts'
import type { SavedCard } from './saved-cards.ts'
import type { Transaction } from './transaction.ts'

export type JournalEntry = { transaction: Transaction } | { card: SavedCard } | { removedCard: string }

export type Journal = { entries: readonly JournalEntry[]; write(entry: JournalEntry): void; close(): void }

/**
 * Every change as one line of JSON, on disk before the answer leaves: the shop asks about payments after a crash of
 * either side. Without a directory nothing is kept.
 */
export function openJournal(directory: string | null): Journal {
  if (directory === null) return { entries: [], write: () => undefined, close: () => undefined }
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'tappay.jsonl')
  const file = openSync(path, 'a')
  return {
    entries: readFileSync(path, 'utf8').split('\n').flatMap(readLine),
    write: (entry) => void writeSync(file, `${JSON.stringify(entry)}\n`),
    close: () => closeSync(file),
  }
}

/** A line that a crash cut in half is left out. */
function readLine(line: string): JournalEntry[] {
  try {
    const value: unknown = JSON.parse(line)
    return isEntry(value) ? [value] : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is JournalEntry {
  return isObject(value) && ('transaction' in value || 'card' in value || 'removedCard' in value)
}
