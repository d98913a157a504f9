import type { OfficeClient } from '#contract/office/client.ts'
import type { SentKind } from '#rules/imports/import-fields.ts'
import type { Carefully } from '../step-up.tsx'
import { nextPieceOf } from '../files/next-piece-of.ts'
import { fingerprintOf } from '../files/fingerprint-of.ts'

type Sending = {
  kind: SentKind
  file: File
  carefully: Carefully
  /** Told how many bytes have arrived. */
  onReceived: (received: number) => void
}

type SendingPictures = Omit<Sending, 'kind'> & { id: number }

/** Sends the ZIP with the pictures of an import, piece by piece; broken off, the same one goes on where it stopped. */
export async function sendPictures({ imports }: OfficeClient, { id, file, carefully, onReceived }: SendingPictures): Promise<void> {
  const announced = { id, sha256: await fingerprintOf(file), bytes: file.size }
  const { received: there } = await carefully((press) => imports.beginPictures(announced, press))
  for (let received = there; received < file.size;) {
    const piece = await nextPieceOf(file, { id, received })
    received = (await carefully((press) => imports.addPictures(piece, press))).received
    onReceived(received)
  }
  await carefully((press) => imports.finishPictures({ id }, press))
}

/** Sends a file piece by piece, has its headings read, and answers the number of its import. */
export async function sendImport({ imports }: OfficeClient, { kind, file, carefully, onReceived }: Sending): Promise<number> {
  const announced = { kind, file_name: file.name.slice(0, 200), sha256: await fingerprintOf(file), bytes: file.size }
  const { id, received: there } = await carefully((press) => imports.begin(announced, press))
  for (let received = there; received < file.size;) {
    const piece = await nextPieceOf(file, { id, received })
    received = (await carefully((press) => imports.add(piece, press))).received
    onReceived(received)
  }
  await carefully((press) => imports.finish({ id }, press))
  return id
}
