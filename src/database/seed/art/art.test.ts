import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type BannerTheme, bannerThemes, drawBanner, type Screen } from './draw-banner.ts'
import { drawArticleCover, drawCover, drawShareCard } from './draw-cover.ts'
import { drawIcon, drawLogo, drawMark, drawPlaceholder } from './draw-logo.ts'
import { drawProduct, type ProductPicture, scenes } from './draw-product.ts'
import { label } from './lettering.ts'
import { productTypes } from './product-types.ts'

const plum = { type: 'polish', hue: 5, backdrop: 15, label: '紅梅', scene: 'plain', seed: 'plum' } as const satisfies ProductPicture

async function expectPicture(svg: string, width: number, height: number) {
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height })
  const small = await sharp(Buffer.from(svg), { density: 9 }).raw().toBuffer()
  expect(small.length).toBeGreaterThan(0)
}

describe('a product picture', () => {
  test.each(productTypes)('%s is drawn in every scene', async (type) => {
    for (const scene of scenes) await expectPicture(drawProduct({ ...plum, type, scene }), 800, 800)
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
      fc.property(fc.constantFrom(...productTypes), fc.double({ min: -360, max: 720, noNaN: true }), share, share, (type, hue, L, chroma) => {
        expect(drawProduct({ ...plum, type, hue, L, C: chroma * 0.3 })).not.toMatch(/NaN|undefined|#[0-9a-f]*-/)
      }),
    )
  })

  test('three hundred are drawn within a second', () => {
    const start = performance.now()
    for (let index = 0; index < 300; index++) drawProduct({ ...plum, type: productTypes[index % productTypes.length] ?? 'polish', seed: String(index) })
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

const bannerSizes: Record<Screen, [number, number]> = { desktop: [1920, 800], mobile: [750, 900] }

test.each<BannerTheme>([...bannerThemes])('the banner %s is drawn for both screens', async (theme) => {
  await expectPicture(drawBanner(theme, 'desktop'), ...bannerSizes.desktop)
  await expectPicture(drawBanner(theme, 'mobile'), ...bannerSizes.mobile)
})

test('covers and the share card have their sizes', async () => {
  const cover = { hue: 150, types: ['shampoo', 'comb', 'hairoil'] as const }
  await expectPicture(drawCover(cover, 'desktop'), 1920, 480)
  await expectPicture(drawCover(cover, 'mobile'), 750, 500)
  await expectPicture(drawArticleCover({ ...cover, seed: 'sleep' }), 1200, 675)
  await expectPicture(drawShareCard(cover), 1200, 630)
})

test('logo, mark, icons and placeholder are pictures', async () => {
  await expectPicture(drawLogo('daylight'), 488, 100)
  await expectPicture(drawMark('night'), 100, 100)
  await expectPicture(drawIcon('full'), 100, 100)
  await expectPicture(drawPlaceholder(), 800, 800)
})
