import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

const mostBytes = 10 * 1024 * 1024

export type LogFile = { open: () => number; close: (file: number) => void; size: () => number; since: (offset: number) => string }

/** What PostgreSQL says, beside its data directory. The log of the time before is kept once. */
export function logFile(directory: string): LogFile {
  const file = `${directory}.log`
  const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return {
    open() {
      if (size() > mostBytes) renameSync(file, `${file}.1`)
      return openSync(file, 'a')
    },
    close: closeSync,
    size,
    since: (offset) => readFileSync(file).subarray(offset).toString('utf8'),
  }
}
