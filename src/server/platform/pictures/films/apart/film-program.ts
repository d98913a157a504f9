import { readFile, writeFile } from 'node:fs/promises'
import { createFile, MP4BoxBuffer, type ISOFile, type Movie } from 'mp4box'
import { faultOfFilm, wholeSeconds, type FilmFault } from '#rules/catalog/films/film-file.ts'
import { serveApart } from '../../../apart/serve-apart.ts'

// Reads an uploaded film whole: a program of `runApart`.

type Read = { width: number; height: number; seconds: number } | { fault: FilmFault }
type Box = { type: string; start: number; size: number }

await serveApart(async (source, target) => read(source, target).catch((): Read => ({ fault: 'broken' })))

async function read(source: string, target: string): Promise<Read> {
  const bytes = await readFile(source)
  const { file, movie } = parse(bytes)
  if (!movie) return { fault: 'broken' }
  const samples = movie.tracks.flatMap(({ id }) => file.getTrackSamplesInfo(id))
  const facts = {
    video: codecsOf(movie, 'video'),
    audio: codecsOf(movie, 'audio'),
    seconds: samples.reduce((last, { dts, duration, timescale }) => Math.max(last, (dts + duration) / timescale), 0),
    lastByte: samples.reduce((last, { offset, size }) => Math.max(last, offset + size), 0),
    bytes: bytes.length,
  }
  const fault = faultOfFilm(facts)
  if (fault) return { fault }
  const { width, height } = movie.tracks.find(({ type }) => type === 'video')?.video ?? { width: 0, height: 0 }
  if (!(width > 0 && height > 0)) return { fault: 'broken' }
  for (const box of personalBoxes(file)) blank(bytes, box)
  const besides = movie.tracks.filter(({ type }) => type !== 'video' && type !== 'audio')
  for (const { offset, size } of besides.flatMap(({ id }) => file.getTrackSamplesInfo(id))) bytes.fill(0, offset, offset + size)
  await writeFile(target, bytes)
  return { width, height, seconds: wholeSeconds(facts.seconds) }
}

function parse(bytes: Buffer): { file: ISOFile; movie: Movie | undefined } {
  const file = createFile(false)
  let movie: Movie | undefined
  file.onReady = (ready) => {
    movie = ready
  }
  const whole = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(whole, 0))
  file.flush()
  return { file, movie }
}

function codecsOf({ tracks }: Movie, kind: 'video' | 'audio'): string[] {
  return tracks.filter(({ type }) => type === kind).map(({ codec }) => codec)
}

/** What a phone or a program wrote beside the film: where, with what and by whom it was taken. Some cameras write it as a track too. */
function personalBoxes({ boxes, moov }: ISOFile): Box[] {
  const places = [boxes, moov?.boxes ?? [], ...(moov?.traks ?? []).map((track) => track.boxes ?? [])]
  return places.flatMap((found) => (found as Box[]).filter(({ type }) => type === 'udta' || type === 'meta' || type === 'uuid'))
}

/** Leaves the place of a box and nothing of what stood in it: everything else in the file is found by where it stands. */
function blank(bytes: Buffer, { start, size }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, start + 8, start + size)
}
