/** What a note says that can be changed by who sees it. */
export type NoteChange = { text?: string; pinned?: boolean }

/** What can be done with a note, whatever it stands on; each tells what was done, with the way back. Answers whether it was done. */
export type NoteDeeds = {
  /** `before`: what stood there, which the way back puts there again. */
  change: (id: number, change: { next: NoteChange; before: NoteChange }) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
  restore: (id: number) => Promise<boolean>
}
