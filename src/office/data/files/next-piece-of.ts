import { nextPiece } from '#rules/catalog/pictures/upload-pieces.ts'

type Sent = { id: number; received: number }

/** The bytes of a file that come next, as a call adds them to what has arrived under this number. */
export async function nextPieceOf(file: Blob, { id, received }: Sent) {
  const { from, to } = nextPiece(received, file.size)
  return { params: { id }, query: { at: from }, body: new Uint8Array(await file.slice(from, to).arrayBuffer()) }
}
