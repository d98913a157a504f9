/** That many of them, by chance, the same for the same seed; all of them in their order when none is asked for. */
export function draw<Thing>(things: readonly Thing[], { count, seed }: { count: number | null; seed: number }): Thing[] {
  if (count === null) return [...things]
  const left = [...things]
  const chance = chanceFrom(seed)
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(chance() * left.length), 1)).flat()
}

/** Numbers from 0 up to 1, by mulberry32. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
