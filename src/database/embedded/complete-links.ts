import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * npm packages carry no symbolic links; this one makes them in an install script, which npm may have skipped. Answers
 * whether all are there now: a package that belongs to somebody else cannot be completed.
 */
export function completeLinks(home: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8'))
  try {
    for (const { source, target } of links) makeLink(path.join(home, target), path.join(home, source))
    return true
  } catch {
    return false
  }
}

function makeLink(link: string, file: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })) return
  try {
    symlinkSync(path.relative(path.dirname(link), file), link)
  } catch (error) {
    // Another process made it in this very moment.
    if (!existsSync(link)) throw error
  }
}
