/** What so many rows say is sent to the database and read from it within some milliseconds, in which nobody else is served. */
const thingsOfPart = 250

/** Very many things, part by part, in their order. */
export function* partsOf<Thing>(things: readonly Thing[]): Generator<readonly Thing[]> {
  for (let at = 0; at < things.length; at += thingsOfPart) yield things.slice(at, at + thingsOfPart)
}
