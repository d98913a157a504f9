/** What is sent of a file at once: little enough to come through a bad line, and to be sent again when it does not. */
export const mostPieceBytes = 1024 * 1024

/** Which bytes of a file are sent next. */
export function nextPiece(received: number, bytes: number): { from: number; to: number } {
  return { from: received, to: Math.min(bytes, received + mostPieceBytes) }
}
