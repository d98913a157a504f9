/** Draws the logo, the icons, the placeholder and the picture of shared links into public/: `node scripts/draw-icons.ts`, after a change of the logo. */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawShareCard } from '#demo/art/draw-cover.ts'
import { drawIcon, drawLogo, drawMark, drawPlaceholder } from '#demo/art/draw-logo.ts'

const folder = new URL('../public/', import.meta.url)
mkdirSync(folder, { recursive: true })
const save = (name: string, content: string | Uint8Array) => writeFileSync(new URL(name, folder), content)

save('logo.svg', drawLogo('daylight'))
save('logo-dark.svg', drawLogo('night'))
save('mark.svg', drawMark('daylight'))
save('mark-dark.svg', drawMark('night'))
save('favicon.svg', drawIcon('tile'))
save('favicon.ico', iconFile(await bitmap(drawIcon('tile'), 32)))
save('apple-touch-icon.png', await bitmap(drawIcon('full'), 180))
save('icon-192.png', await bitmap(drawIcon('tile'), 192))
save('icon-512.png', await bitmap(drawIcon('tile'), 512))
save('icon-maskable-512.png', await bitmap(drawIcon('full'), 512))
save('placeholder.svg', drawPlaceholder())
save(
  'share.jpg',
  await sharp(Buffer.from(drawShareCard({ hue: 5, types: ['polish', 'geljar', 'gift'] })))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, progressive: true })
    .toBuffer(),
)

function bitmap(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico with one 32 px PNG inside (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
