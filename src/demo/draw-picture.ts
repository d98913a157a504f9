import { drawBanner, type BannerTheme, type Screen } from './art/draw-banner.ts'
import { drawArticleCover, drawCover, type Cover } from './art/draw-cover.ts'
import { drawProduct } from './art/draw-product.ts'
import type { SeedPicture } from './seed-picture.ts'

/** What a picture of the demo shop shows; the kind is also the shelf on which media are kept. */
export type SeedDrawing =
  | { kind: 'products'; picture: SeedPicture }
  | { kind: 'banners'; theme: BannerTheme; screen: Screen }
  | { kind: 'categories'; cover: Cover; screen: Screen }
  | { kind: 'articles'; cover: Cover }

/** Draws and keeps a picture, and answers its address. `name` is lower-case letters, figures and hyphens, one per picture. */
export type DrawPicture = (drawing: SeedDrawing, name: string) => Promise<string>

/** The picture as SVG; its name moves the shadows, so that two products alike do not look the same. */
export function drawSeedPicture(drawing: SeedDrawing, name: string): string {
  if (drawing.kind === 'banners') return drawBanner(drawing.theme, drawing.screen)
  if (drawing.kind === 'categories') return drawCover(drawing.cover, drawing.screen)
  if (drawing.kind === 'articles') return drawArticleCover({ ...drawing.cover, seed: name })
  const { alt: _, ...picture } = drawing.picture
  return drawProduct({ ...picture, seed: name })
}
