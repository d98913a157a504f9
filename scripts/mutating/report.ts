import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Judged } from './judge.ts'

export type Told = { seed: number; of: number; judged: readonly Judged[] }

/** How many of a hundred mistakes were noticed; null before the first. */
export function scoreOf(judged: readonly Judged[]): number | null {
  if (judged.length === 0) return null
  return Math.round((1000 * judged.filter(({ fate }) => fate !== 'survived').length) / judged.length) / 10
}

/** Writes what is known so far, so that nothing is lost when somebody ends it. */
export function writeReport(path: string, { seed, of, judged }: Told): void {
  mkdirSync(dirname(path), { recursive: true })
  const byRoom = Object.fromEntries(
    [...Map.groupBy(judged, roomOf)].map(([room, all]) => [room, { judged: all.length, score: scoreOf(all) }]),
  )
  const survivors = judged.filter(({ fate }) => fate === 'survived').map(shown)
  writeFileSync(
    path,
    `${JSON.stringify({ seed, possible: of, judged: judged.length, score: scoreOf(judged), byRoom, survivors, all: judged.map(shown) }, null, 2)}\n`,
  )
}

export function roomOf({ path }: { path: string }): string {
  return path
    .split('/')
    .slice(1, path.startsWith('src/database/') ? 3 : 2)
    .join('/')
}

export function inOneLine({ path, line, kind, fate, by }: Judged): string {
  return `${fate.padEnd(9)}${path}:${line} ${kind}${by.length > 0 ? ` ← ${by[0]?.slice(0, 100)}` : ''}`
}

function shown({ path, line, start, end, replacement, kind, fate, by, asked }: Judged) {
  const was = readFileSync(path, 'utf8').slice(start, end)
  return { place: `${path}:${line}`, kind, was: shorten(was), became: shorten(replacement), fate, by, asked }
}

const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
