import { readFile, writeFile } from 'node:fs/promises'
import { createFile, MP4BoxBuffer, type Movie } from 'mp4box'
import { faultOfFilm, type FilmFault } from '#rules/catalog/film-file.ts'
import { endWhenTooLarge } from './end-when-too-large.ts'
import { withoutNotes } from './without-notes.ts'

// Reads what an uploaded film is by its container, and writes it without what its camera wrote beside it: the process of `runApart`.

type Read = { width: number; height: number; duration_ms: number } | { fault: FilmFault }

const [source = '', target = '', mostMegabytes = ''] = process.argv.slice(2)
endWhenTooLarge(Number(mostMegabytes))
process.stdout.write(JSON.stringify(await read().catch((): Read => ({ fault: 'broken' }))))

async function read(): Promise<Read> {
  const bytes = await readFile(source)
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return { fault: 'container' }
  const movie = movieOf(bytes)
  if (!movie) return { fault: 'broken' }
  const durationMs = Math.round((1000 * movie.duration) / movie.timescale)
  const fault = faultOfFilm({
    container: movie.brands.includes('qt  ') ? 'mov' : 'mp4',
    pictures: movie.videoTracks.map(({ codec }) => familyOf(codec)),
    sounds: movie.audioTracks.map(({ codec }) => familyOf(codec)),
    durationMs,
  })
  if (fault) return { fault }
  const [picture] = movie.videoTracks
  await writeFile(target, withoutNotes(bytes))
  return { width: Math.round(picture?.track_width ?? 0), height: Math.round(picture?.track_height ?? 0), duration_ms: durationMs }
}

/** Null when its index is not whole. */
function movieOf(bytes: Buffer): Movie | null {
  const file = createFile()
  let movie: Movie | null = null
  file.onReady = (ready) => (movie = ready)
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, 0))
  file.flush()
  return movie
}

/** H.264 is written avc1 or avc3, AAC mp4a.40; what they are called with besides is their profile. */
function familyOf(codec: string): string {
  if (/^avc[13]\./.test(codec)) return 'avc'
  return /^mp4a\.40\b/.test(codec) ? 'aac' : codec
}
