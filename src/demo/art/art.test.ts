import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { banners } from '../banners.ts'
import { catalogue } from '../catalogue.ts'
import { drawBanner } from './draw-banner.ts'
import { drawArticleCover, drawCover, drawShareCard } from './draw-cover.ts'
import { drawIcon, drawLogo, drawMark, drawPlaceholder } from './draw-logo.ts'
import { drawProduct, type ProductPicture, scenes } from './draw-product.ts'
import { label } from './lettering.ts'

const productTypes = [...new Set(catalogue.flatMap(({ pictures }) => pictures.map(({ type }) => type)))]

const plum = { type: 'polish', hue: 5, backdrop: 15, label: '紅梅', scene: 'plain', seed: 'plum' } as const satisfies ProductPicture

/** Draws it small, as the shop would, and answers its size; whatever should never be in a drawing throws. */
async function sizeOf(svg: string): Promise<string> {
  const [slip] = /<text|NaN|undefined|Infinity/.exec(svg) ?? []
  if (slip) throw new Error(`The drawing holds ${slip}`)
  await sharp(Buffer.from(svg), { density: 9 }).raw().toBuffer()
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  return `${width} × ${height}`
}

describe('a product picture', () => {
  test.each(productTypes)('%s is drawn in every scene', async (type) => {
    for (const scene of scenes) expect(await sizeOf(drawProduct({ ...plum, type, scene }))).toBe('800 × 800')
  })

  test('there are enough kinds for a shop that does not repeat itself', () => {
    expect(productTypes.length).toBeGreaterThanOrEqual(50)
  })

  test('is the same for the same seed, and not for another', () => {
    expect(drawProduct(plum)).toBe(drawProduct(plum))
    expect(drawProduct({ ...plum, seed: 'rose' })).not.toBe(drawProduct(plum))
  })

  test('takes any hue, lightness and chroma', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...productTypes),
        fc.double({ min: -360, max: 720, noNaN: true }),
        share,
        share,
        (type, hue, L, chroma) => {
          expect(drawProduct({ ...plum, type, hue, L, C: chroma * 0.3 })).not.toMatch(/NaN|undefined|#[0-9a-f]*-/)
        },
      ),
    )
  })

  test('three hundred are drawn within a second', () => {
    const start = performance.now()
    for (let index = 0; index < 300; index++)
      drawProduct({ ...plum, type: productTypes[index % productTypes.length] ?? 'polish', seed: String(index) })
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('a pack label', () => {
  test('is outlined, also in Latin and with figures', () => {
    expect(label(0, 0, 20, '梅 Plum 12')).toContain('<path')
  })

  test('shrinks to the room it has', () => {
    expect(label(0, 0, 20, '高麗菜水餃', { longest: 50, tracking: 0 })).toContain('scale(0.0400)')
  })

  test('of a character without an outline is a mistake, not a gap', () => {
    expect(() => label(0, 0, 20, '梅鱻')).toThrow('No outline of 鱻')
  })
})

test.each([...new Set(banners.map(({ theme }) => theme))])('the banner %s is drawn for both screens', async (theme) => {
  expect(await sizeOf(drawBanner(theme, 'desktop'))).toBe('1920 × 800')
  expect(await sizeOf(drawBanner(theme, 'mobile'))).toBe('750 × 900')
})

test('covers and the share card have their sizes', async () => {
  const cover = { hue: 150, types: ['shampoo', 'comb', 'hairoil'] as const }
  expect(await sizeOf(drawCover(cover, 'desktop'))).toBe('1920 × 480')
  expect(await sizeOf(drawCover(cover, 'mobile'))).toBe('750 × 500')
  expect(await sizeOf(drawArticleCover({ ...cover, seed: 'sleep' }))).toBe('1200 × 675')
  expect(await sizeOf(drawShareCard(cover))).toBe('1200 × 630')
})

test('logo, mark, icons and placeholder are pictures', async () => {
  expect(await sizeOf(drawLogo('daylight'))).toBe('488 × 100')
  expect(await sizeOf(drawMark('night'))).toBe('100 × 100')
  expect(await sizeOf(drawIcon('full'))).toBe('100 × 100')
  expect(await sizeOf(drawPlaceholder())).toBe('800 × 800')
})
