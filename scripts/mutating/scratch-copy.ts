import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { madeIn, type Mutation } from './mutation.ts'

export type ScratchCopy = {
  folder: string
  /** Makes the mistake in the copy; answers how to undo it. */
  make: (mutation: Mutation) => () => void
}

/** The project as it stands, committed or not, in a folder of its own below this one, where packages are found as here. */
export function openScratchCopy(folder: string): ScratchCopy {
  rmSync(folder, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter(Boolean)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  return {
    folder,
    make(mutation) {
      const path = join(folder, mutation.path)
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, madeIn(text, mutation))
      return () => writeFileSync(path, text)
    },
  }
}
