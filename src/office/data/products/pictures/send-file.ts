import type { OfficeMedia } from '#contract/office/api/goods/media.ts'
import type { OfficeClient } from '#contract/office/client.ts'
import { fingerprintOf } from '../../files/fingerprint-of.ts'
import { nextPieceOf } from '../../files/next-piece-of.ts'

/** What a file is to become. */
export type MediaKind = 'picture' | 'film'

type Sending = {
  kind: MediaKind
  signal: AbortSignal
  /** Told how many bytes have arrived. */
  onReceived: (received: number) => void
}

/**
 * Sends a file piece by piece, from where it was broken off, and answers what became of it. What the office knows already is not sent
 * again (GDS-35).
 */
export async function sendFile({ media }: OfficeClient, file: Blob, { kind, signal, onReceived }: Sending): Promise<OfficeMedia> {
  const begun = await media.begin({ sha256: await fingerprintOf(file), bytes: file.size, kind }, { signal })
  if (begun.media) return begun.media
  const { id = 0, received: there = 0 } = begun.upload ?? {}
  onReceived(there)
  for (let received = there; received < file.size;) {
    const answer = await media.add(await nextPieceOf(file, { id, received }), { signal })
    received = answer.received
    onReceived(received)
  }
  return media.finish({ id }, { signal })
}
