/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
export type Chance = () => number

export function openChance(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of several, each as often as its weight says. */
export function oneOf<Word extends string>(chance: Chance, weights: Readonly<Record<Word, number>>): Word {
  const words = Object.keys(weights) as Word[]
  let left = chance() * words.reduce((sum, word) => sum + weights[word], 0)
  for (const word of words) {
    left -= weights[word]
    if (left < 0) return word
  }
  return words[0] as Word
}
