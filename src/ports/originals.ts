/** What is kept of a file: its name, such as `originals/products/plum.3f9c2a1b77de.svg`, how long it is, and since when it is there. */
export type Kept = { name: string; bytes: number; since: Date }

/** What is to be kept: bytes, or a file of this machine, which stays where it is. */
export type Content = Uint8Array | { file: string }

/**
 * Where the files lie that people gave the shop, or that were drawn for it. A name carries the hash of what it was made from, so what lies
 * under it never changes. All calls throw `OriginalsAway` where nobody answers.
 */
export type Originals = {
  /** Keeps it whole or not at all. What is there already stays as it is. */
  keep: (name: string, content: Content) => Promise<void>
  /** Where on this machine it lies; null where it is elsewhere, and has to be brought. */
  pathOf: (name: string) => string | null
  /** Writes it into a file of this machine; false when there is none. */
  bring: (name: string, target: string) => Promise<boolean>
  /** Those whose names begin so, in no order. */
  list: (beginning: string) => AsyncIterable<Kept>
  /** Takes them away; one that is gone already is no error. */
  remove: (names: readonly string[]) => Promise<void>
}

/** The files can neither be read nor written now; asked again later they may well be. */
export class OriginalsAway extends Error {}
