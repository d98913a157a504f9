import { readFileSync, statSync } from 'node:fs'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

const built = 'dist/office'

/** What the scripts of the office weigh on the line, in bytes: those of its frame, and of each page with the frame. */
export function weighOffice(): { page: string; bytes: number }[] {
  const chunks = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const needs = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known
    known.add(name)
    for (const other of chunks[name]?.imports ?? []) needs(other, known)
    return known
  }
  const frame = Object.keys(chunks).find((name) => chunks[name]?.isEntry) ?? ''
  const pages = Object.keys(chunks).filter((name) => name.startsWith('src/office/pages/'))
  const bytesOf = (names: ReadonlySet<string>) =>
    [...names].map((name) => statSync(`${built}/${chunks[name]?.file}.br`).size).reduce((all, each) => all + each, 0)
  return [frame, ...pages].map((page) => ({ page, bytes: bytesOf(new Set([...needs(frame), ...needs(page)])) }))
}
