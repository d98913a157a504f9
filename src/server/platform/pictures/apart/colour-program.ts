import sharp from 'sharp'
import { serveApart } from '../../apart/serve-apart.ts'

// Says which colour each of several pictures has in its middle: a program of `runApart`. Null for one that cannot be read.

sharp.concurrency(1)
sharp.cache(false)
await serveApart(async (paths) => {
  const colours: (string | null)[] = []
  for (const path of JSON.parse(paths) as string[]) colours.push(await meanColour(path).catch(() => null))
  return colours
})

/** The mean of the middle half of the width and of the height, as it is seen on white. */
async function meanColour(path: string): Promise<string> {
  const picture = sharp(path)
  const { width, height } = await picture.metadata()
  const middle = await picture
    .extract({ left: Math.floor(width / 4), top: Math.floor(height / 4), width: Math.ceil(width / 2), height: Math.ceil(height / 2) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const { channels } = await sharp(middle).stats()
  const [red, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean))
  return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`
}
