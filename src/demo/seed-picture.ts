import type { Text } from '#rules/locale.ts'
import type { ProductType } from './art/product-types.ts'

/** A picture of one object, as the illustration code draws it. Hues are degrees on the OKLCH wheel. */
export type SeedPicture = SeedObject & { backdrop: number; scene: Scene; alt?: Text }

/** `label` is printed on the pack, at most five characters. L and C are the lightness and colourfulness of the pack. */
export type SeedObject = { type: ProductType; hue: number; label: string; L?: number; C?: number }

export type Scene = 'plain' | 'plinth' | 'arch' | 'disc' | 'petals'

/** The same object in several places, each a scene and the hue of its backdrop. */
export function views(object: SeedObject, ...places: readonly (readonly [scene: Scene, backdrop: number])[]): SeedPicture[] {
  return places.map(([scene, backdrop]) => ({ ...object, scene, backdrop }))
}

/** What a picture shows, for those who do not see it: the product, and where it stands. */
export function pictureAlt(name: Text, picture: SeedPicture): Text {
  if (picture.alt) return picture.alt
  const place = places[picture.scene]
  return { zh: `${name.zh}，${place.zh}`, en: `${name.en}, ${place.en}` }
}

const places: Record<Scene, Text> = {
  plain: { zh: '放在素色背景前', en: 'on a plain backdrop' },
  plinth: { zh: '立在石台上', en: 'standing on a plinth' },
  arch: { zh: '立在拱門前', en: 'in front of an arch' },
  disc: { zh: '襯著一輪圓光', en: 'against a pale disc' },
  petals: { zh: '旁邊落著梅花瓣', en: 'with fallen plum petals' },
}
