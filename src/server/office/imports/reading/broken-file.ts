import type { FileFault } from '#rules/imports/file-limits.ts'

/** A file that cannot be read as a table. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(`The file cannot be read: ${fault}`)
    this.fault = fault
  }
}
