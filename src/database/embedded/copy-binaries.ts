import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { completeLinks } from './complete-links.ts'

/**
 * A copy of the package that everybody may read, complete with its links; answers where it is. Made once per version, under
 * another name first: a copy that was interrupted is never used.
 */
export function copyBinaries(home: string, folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  const copy = path.join(folder, `postgres-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(home, unfinished, { recursive: true, verbatimSymlinks: true })
  openForReading(unfinished)
  completeLinks(unfinished)
  renameSync(unfinished, copy)
  return copy
}

function openForReading(place: string): void {
  const stats = lstatSync(place)
  if (stats.isSymbolicLink()) return
  const isProgram = (stats.mode & 0o100) !== 0
  chmodSync(place, stats.mode | (stats.isDirectory() || isProgram ? 0o755 : 0o644))
  if (stats.isDirectory()) for (const name of readdirSync(place)) openForReading(path.join(place, name))
}
