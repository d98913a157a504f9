import { CircleQuestionMark, Package, ReceiptText, UserRound, type LucideIcon } from 'lucide-react'
import type { Me } from '#contract/office/api/me.ts'
import type { Found, Recent } from '#contract/office/api/search.ts'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { helpOfPages } from '#texts/office/help.ts'
import { stateTexts } from '#texts/office/orders.ts'
import { searchTexts } from '#texts/office/search.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { officePaths } from '../../../data/paths.ts'
import { pagesAside, pagesOf } from '../office-pages.ts'

/** One thing that can be opened. */
export type PaletteItem = {
  key: string
  label: string
  /** The label is a number of an order. */
  isCode?: boolean
  more: string
  Sign: LucideIcon
  /** All that was typed is its number. */
  exact: boolean
  goes: { href: string }
}
export type PaletteGroup = { value: string; items: PaletteItem[] }

type Row = { orders: Found['orders'][number]; members: Found['members'][number]; products: Found['products'][number] }

/** What was found, each kind in a group of its own, then pages and help of that name. */
export function foundGroups({ found, me, typed, language }: { found: Found | undefined; me: Me; typed: string; language: Language }) {
  const of = (text: Text) => inLanguage(text, language)
  return [
    { value: of(searchTexts.orders), items: (found?.orders ?? []).map((row) => orderItem(row, language)) },
    { value: of(searchTexts.members), items: (found?.members ?? []).map(memberItem) },
    { value: of(searchTexts.products), items: (found?.products ?? []).map((row) => productItem(row, language)) },
    ...pageGroups({ me, typed, language }),
  ].filter(({ items }) => items.length > 0)
}

/** What was opened last, in its order, and every page. */
export function firstGroups({ recent, me, language }: { recent: Recent | undefined; me: Me; language: Language }): PaletteGroup[] {
  const items = (recent?.opened ?? []).flatMap(({ kind, id }) => {
    if (kind === 'order') return (recent?.orders ?? []).filter(({ number }) => number === id).map((row) => orderItem(row, language))
    if (kind === 'member') return (recent?.members ?? []).filter(({ uid }) => uid === id).map(memberItem)
    return (recent?.products ?? []).filter((row) => String(row.id) === id).map((row) => productItem(row, language))
  })
  const lately = { value: inLanguage(searchTexts.recent, language), items }
  return [lately, ...pageGroups({ me, typed: '', language })].filter((group) => group.items.length > 0)
}

const mostOfEach = 5

/** Pages by their names in either language, and help by its words. */
function pageGroups({ me, typed, language }: { me: Me; typed: string; language: Language }): PaletteGroup[] {
  const asked = typed.normalize('NFKC').trim().toLowerCase()
  const names = (...texts: Text[]) => texts.some(({ zh, en }) => `${zh} ${en}`.toLowerCase().includes(asked))
  const of = (text: Text) => inLanguage(text, language)
  const open = [...pagesOf(me), ...pagesAside(me)]
  const pages = open
    .filter(({ label }) => names(label))
    .map(({ href, label, Sign }) => ({ key: href, label: of(label), more: '', Sign, exact: false, goes: { href } }))
  const helped = asked === '' ? [] : open.filter(({ href }) => helpOfPages[href]?.terms.some(({ word }) => names(word)))
  const help = helped.map(({ href, label }) => ({
    key: `help ${href}`,
    label: of(label),
    more: of(helpOfPages[href]?.purpose ?? label),
    Sign: CircleQuestionMark,
    exact: false,
    goes: { href },
  }))
  return [
    { value: of(searchTexts.pages), items: asked === '' ? pages : pages.slice(0, mostOfEach) },
    { value: of(searchTexts.help), items: help.slice(0, mostOfEach) },
  ]
}

function orderItem({ number, status, placed_at, sender, total, exact }: Row['orders'], language: Language): PaletteItem {
  const more = [
    inLanguage(stateTexts[status], language),
    sender,
    formatShortMoment(placed_at),
    total === null ? null : formatTwd(total, language),
  ]
  return {
    key: `order ${number}`,
    label: number,
    isCode: true,
    more: more.filter((part) => part !== null).join('・'),
    Sign: ReceiptText,
    exact,
    goes: { href: officePaths.order(number) },
  }
}

function memberItem({ uid, name, exact }: Row['members']): PaletteItem {
  return { key: `member ${uid}`, label: name, more: uid, Sign: UserRound, exact, goes: { href: officePaths.member(uid) } }
}

function productItem({ id, name, on_sale, exact }: Row['products'], language: Language): PaletteItem {
  const more = on_sale ? '' : inLanguage(searchTexts.notOnSale, language)
  return { key: `product ${id}`, label: inLanguage(name, language), more, Sign: Package, exact, goes: { href: officePaths.product(id) } }
}
