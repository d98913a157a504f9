import { setImmediate } from 'node:timers/promises'

/** What is thought about so many things takes a millisecond or two. */
const thingsAtAStretch = 10

/** Thinks about very many things one after the other, and lets others be served in between: one process answers everybody. */
export async function thinkOfAll<Thing, Thought>(things: readonly Thing[], think: (thing: Thing) => Thought): Promise<Thought[]> {
  const thoughts: Thought[] = []
  for (const [place, thing] of things.entries()) {
    if (place > 0 && place % thingsAtAStretch === 0) await setImmediate()
    thoughts.push(think(thing))
  }
  return thoughts
}
