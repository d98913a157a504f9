/** Draws the film of the demo shop and its still into public/: `node scripts/draw-film.ts`, after a change of the art. Needs a Chromium. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { chromium } from '@playwright/test'
import { drawArticleCover, type Cover } from '#demo/art/draw-cover.ts'
import { findChromium } from './testing/find-chromium.ts'

/** A manicure in five pictures: filing, the first coat, colour, the lamp, oil at the end. */
const scenes: readonly Cover[] = [
  { hue: 40, types: ['nailfile', 'cottonpad'] },
  { hue: 15, types: ['geljar', 'brush'], hues: [20, 35] },
  { hue: 5, types: ['polish', 'polish', 'polish'], hues: [5, 355, 25] },
  { hue: 265, types: ['lamp'], hues: [265] },
  { hue: 350, types: ['oilpen', 'tips'], hues: [90, 355] },
]
const sceneMs = 2200

const drawings = scenes.map((scene, place) => drawArticleCover({ ...scene, seed: `film ${place}` }))
const pictures = drawings.map((drawing) => `data:image/svg+xml,${encodeURIComponent(drawing)}`)
const executablePath = findChromium()
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const page = await browser.newPage()
const film = Buffer.from(await page.evaluate(record, { pictures, sceneMs }), 'base64')
await browser.close()
writeFileSync(new URL('../public/film-gel-nails.webm', import.meta.url), film)
const still = sharp(Buffer.from(drawings[2] ?? ''))
  .resize(854, 480)
  .flatten()
  .jpeg({ quality: 80, progressive: true })
writeFileSync(new URL('../public/film-gel-nails.jpg', import.meta.url), await still.toBuffer())

/** Runs in the browser: each picture comes a little nearer and melts into the next one. Answers a WebM in Base64. */
async function record({ pictures, sceneMs }: { pictures: string[]; sceneMs: number }): Promise<string> {
  const images = await Promise.all(
    pictures.map(async (source) => {
      const image = Object.assign(new Image(), { src: source })
      await image.decode()
      return createImageBitmap(image, { resizeWidth: 1280, resizeHeight: 720 })
    }),
  )
  const canvas = Object.assign(document.createElement('canvas'), { width: 854, height: 480 })
  const brush = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 1_000_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise((resolve) => (recorder.onstop = resolve))
  const draw = (place: number, ms: number) => {
    const image = images[place]
    if (!brush || !image) return
    const near = 1 + 0.06 * (ms / sceneMs)
    const [width, height] = [canvas.width * near, canvas.height * near]
    brush.globalAlpha = place === 0 ? 1 : Math.min(1, ms / 600)
    brush.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  }
  const started = performance.now()
  draw(0, 0)
  recorder.start()
  await new Promise<void>((resolve) => {
    const step = () => {
      const ms = performance.now() - started
      if (ms >= images.length * sceneMs) return resolve()
      draw(Math.floor(ms / sceneMs), ms % sceneMs)
      setTimeout(step, 40)
    }
    step()
  })
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
