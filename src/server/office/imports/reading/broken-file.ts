import type { FileFault } from '#rules/imports/file-limits.ts'

/** A file that cannot be read as a table. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
  readonly fault: FileFault
  /** At which row of the file, the headings being the first, where that is known. */
  readonly row: number | null

  constructor(fault: FileFault, row: number | null = null) {
    super(`The file cannot be read: ${fault}`)
    this.fault = fault
    this.row = row
  }
}
