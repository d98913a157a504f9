/** An id nobody guesses. `crypto.randomUUID` is missing on plain http, where a sandbox may stand. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}
