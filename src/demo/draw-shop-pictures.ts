import { banners } from './banners.ts'
import { catalogue } from './catalogue.ts'
import { categories } from '#demo/goods/categories.ts'
import { articles } from './content/articles.ts'
import type { DrawPicture, SeedDrawing } from './draw-picture.ts'

/** The address of every drawn picture by its name. */
export type PictureUrls = ReadonlyMap<string, string>

export const productPictureName = (slug: string, position: number) => `${slug}-${position + 1}`
export const coverName = (slug: string, screen: 'desktop' | 'mobile') => `${slug}-${screen}`
export const articleCoverName = (key: string) => `article-${key}`
export const bannerName = (theme: string, screen: 'desktop' | 'mobile') => `${theme}-${screen}`

/** Draws every picture that the demo shop needs; outside of any transaction, for it takes seconds and writes files. */
export async function drawShopPictures(drawPicture: DrawPicture): Promise<PictureUrls> {
  const urls = new Map<string, string>()
  for (const [name, drawing] of listDrawings()) urls.set(name, await drawPicture(drawing, name))
  return urls
}

export function urlOf(urls: PictureUrls, name: string): string {
  const url = urls.get(name)
  if (url === undefined) throw new Error(`Nobody drew ${name}`)
  return url
}

const screens = ['desktop', 'mobile'] as const

function listDrawings(): Map<string, SeedDrawing> {
  const drawings = new Map<string, SeedDrawing>()
  for (const { slug, pictures } of catalogue) {
    for (const [position, picture] of pictures.entries()) drawings.set(productPictureName(slug, position), { kind: 'products', picture })
  }
  for (const { key, cover } of articles) drawings.set(articleCoverName(key), { kind: 'articles', cover })
  for (const screen of screens) {
    for (const category of categories) {
      if ('cover' in category) drawings.set(coverName(category.slug, screen), { kind: 'categories', cover: category.cover, screen })
    }
    for (const { theme } of banners) drawings.set(bannerName(theme, screen), { kind: 'banners', theme, screen })
  }
  return drawings
}
