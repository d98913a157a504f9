import type { ProductFamily } from '#contract/shop/api/products.ts'
import { isPointsOnly, isSoldOut } from '#rules/catalog/product.ts'
import { swatchOf, type MemberRow } from './family-rows.ts'

type Swatches = Pick<MemberRow, 'swatch_hex' | 'swatch_hex2' | 'swatch_picture'>

type Member = Swatches & {
  id: number
  slug: string
  name: string
  preview: string
  price: number
  exclusive: boolean
  available: boolean
  shopping_point_price: number | null
  stock: number
  value1: string
  value2: string
}

type Read = { id: number; name: string; colour_axis: number | null; axis1: string; axis2: string; members: readonly Member[] }

/** A family as its products' pages tell it. */
export function presentFamily({ id, name, colour_axis: colour, axis1, axis2, members }: Read): ProductFamily {
  const axes = [axis1, axis2].filter((axis) => axis !== '')
  return {
    id,
    name,
    axes: axes.map((axis, place) => ({ name: axis, is_colour: place + 1 === colour })),
    members: members.map((member) => ({
      id: member.id,
      slug: member.slug,
      name: member.name,
      preview: member.preview,
      price: member.price,
      values: [member.value1, member.value2].slice(0, axes.length),
      swatch: swatchOf(member),
      sold_out: isSoldOut(member),
      exclusive: member.exclusive,
      points_only: isPointsOnly(member),
    })),
  }
}
