/** Kinds of files that a note takes: pictures and PDF (DSK-11). */
export const noteFileKinds = ['jpeg', 'png', 'webp', 'pdf'] as const
export type NoteFileKind = (typeof noteFileKinds)[number]

export const mostNoteFiles = 5
export const mostNoteFileBytes = 10 * 1024 * 1024

/** What a file is by how it begins, whatever its name says; null for anything that a note does not take. */
export function kindOfFile(bytes: Uint8Array): NoteFileKind | null {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (beginsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && beginsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])) return 'webp'
  return beginsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]) ? 'pdf' : null
}

function beginsWith(bytes: Uint8Array, signs: readonly number[]): boolean {
  return signs.every((sign, place) => bytes[place] === sign)
}
