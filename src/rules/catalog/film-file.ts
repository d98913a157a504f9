/** A film of the shop's own is an MP4 with H.264 and AAC, as phones record them (D-206). */
export const mostFilmBytes = 50 * 1024 * 1024
export const longestFilmMs = 120_000

/**
 * Why a file does not become a film. `container`: no MP4. `picture`: its pictures are none of H.264. `sound`: its sound is none of AAC.
 * `length`: it runs too long. `broken`: it cannot be read to its end.
 */
export const filmFaults = ['container', 'picture', 'sound', 'length', 'bytes', 'broken'] as const
export type FilmFault = (typeof filmFaults)[number]

/** What a container says of what is in it; null for a film without sound. */
export type FilmFacts = { container: string; pictures: readonly (string | null)[]; sounds: readonly (string | null)[]; durationMs: number }

/** What of a film the shop does not take; null when it does. */
export function faultOfFilm({ container, pictures, sounds, durationMs }: FilmFacts): FilmFault | null {
  if (container !== 'mp4') return 'container'
  if (pictures.length !== 1 || pictures.some((codec) => codec !== 'avc')) return 'picture'
  if (sounds.some((codec) => codec !== 'aac')) return 'sound'
  if (!(durationMs > 0)) return 'broken'
  return durationMs > longestFilmMs ? 'length' : null
}
