import { openChance } from '../../bench/simulate/chance.ts'

/** That many of them, by chance, the same for the same seed; all of them in their order when none is asked for. */
export function draw<Thing>(things: readonly Thing[], { count, seed }: { count: number | null; seed: number }): Thing[] {
  if (count === null) return [...things]
  const left = [...things]
  const chance = openChance(seed)
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(chance() * left.length), 1)).flat()
}
