/** A film is at most so large and so long (GDS-36): what a phone records in a minute or two. */
export const mostFilmBytes = 50 * 1024 * 1024
export const mostFilmSeconds = 120

/**
 * Why a file does not become a film. `kind`: no MP4. `codec`: its pictures are not H.264, or its sound is not AAC, so that some browsers
 * would not play it. `broken`: not whole. `heavy`: reading it takes more memory or time than it may.
 */
export const filmFaults = ['kind', 'bytes', 'codec', 'seconds', 'broken', 'heavy'] as const
export type FilmFault = (typeof filmFaults)[number]

/** What stands in the container: codecs as RFC 6381 writes them, and where the last of its samples ends. */
export type FilmFacts = { video: readonly string[]; audio: readonly string[]; seconds: number; lastByte: number; bytes: number }

/** What a film is refused for; null for none. */
export function faultOfFilm({ video, audio, seconds, lastByte, bytes }: FilmFacts): FilmFault | null {
  if (lastByte > bytes || !(seconds > 0)) return 'broken'
  const isShown = video.length > 0 && video.every((codec) => /^avc[13]\./.test(codec))
  if (!isShown || !audio.every((codec) => codec.startsWith('mp4a.40.'))) return 'codec'
  return wholeSeconds(seconds) > mostFilmSeconds ? 'seconds' : null
}

/** As it is told: the sound of a film of two minutes ends a few milliseconds later. */
export function wholeSeconds(seconds: number): number {
  return Math.max(1, Math.round(seconds))
}

/** Whether a file begins as an MP4 does; QuickTime is the same container, and plays in few browsers. */
export function isMp4(head: Uint8Array): boolean {
  const signs = Array.from(head.subarray(4, 12), (byte) => String.fromCharCode(byte)).join('')
  return signs.startsWith('ftyp') && !signs.endsWith('qt  ')
}
