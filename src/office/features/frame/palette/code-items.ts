import { Layers, MapPin, ShoppingBasket, type LucideIcon } from 'lucide-react'
import type { Me } from '#contract/office/api/me.ts'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { readOfficeCode, type OfficeCode } from '#rules/shipping/office-code.ts'
import { basketText, shelfText, waveText } from '#texts/office/packing/packing.ts'
import { officePaths } from '../../../data/paths.ts'
import { pagesOf } from '../office-pages.ts'
import type { PaletteGroup } from './palette-items.ts'

type Asked = { me: Pick<Me, 'permissions'>; typed: string; language: Language }

/**
 * What a code on papers, baskets and shelves opens, for who may open that page: a wave its pick list, a basket the parcel in it, a shelf
 * the stock that lies there (PCK-12). An order is found by its number, and a return is accepted on
 * the bench alone.
 */
export function codeGroups({ me, typed, language }: Asked): PaletteGroup[] {
  const code = readOfficeCode(typed.normalize('NFKC'))
  const opened = code && openedBy(code)
  if (!opened) return []
  const { page, href, name, more, Sign } = opened
  const known = pagesOf(me).find((each) => each.href === page)
  if (!known) return []
  const of = (text: Text) => inLanguage(text, language)
  return [
    { value: of(known.label), items: [{ key: href, label: of(name), more: more ? of(more) : '', Sign, exact: true, goes: { href } }] },
  ]
}

type Opened = { page: string; href: string; name: Text; more?: Text; Sign: LucideIcon }

function openedBy(code: OfficeCode): Opened | null {
  const bench = officePaths.packing()
  if (code.kind === 'wave')
    return { page: bench, href: officePaths.packing({ stage: 'pick', wave: code.wave }), name: waveText(code.wave), Sign: Layers }
  if (code.kind === 'basket') {
    const basket = `${code.wave}-${code.round}-${code.basket}`
    const href = officePaths.packing({ stage: 'pack', basket })
    return { page: bench, href, name: basketText(code), more: waveText(code.wave), Sign: ShoppingBasket }
  }
  if (code.kind !== 'shelf') return null
  const { shelf } = code
  return { page: officePaths.stock(), href: officePaths.stock({ q: shelf }), name: shelfText(shelf), Sign: MapPin }
}
