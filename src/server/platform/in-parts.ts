/** What so many rows say is sent to the database and read from it within some milliseconds, in which nobody else is served. */
const thingsOfPart = 250

/** Goes through very many things, one part after the other, and answers what became of each. */
export async function inParts<Thing, Key, Answer>(
  things: readonly Thing[],
  go: (part: readonly Thing[]) => Promise<ReadonlyMap<Key, Answer>>,
): Promise<ReadonlyMap<Key, Answer>> {
  const answers = new Map<Key, Answer>()
  for (let at = 0; at < things.length; at += thingsOfPart)
    for (const [key, answer] of await go(things.slice(at, at + thingsOfPart))) answers.set(key, answer)
  return answers
}
