import type { FamilyGoods, FamilySaid, OfficeFamily } from '#contract/office/api/goods/families.ts'
import { familiesTexts } from '#texts/office/goods/families/families.ts'

export type Member = FamilySaid['members'][number]
export type Swatch = Member['swatch']

/** What is edited: the family as it will be said, what is shown of its products, and colours that were proposed for them. */
export type FamilyForm = {
  said: FamilySaid
  goods: Readonly<Record<number, FamilyGoods>>
  proposed: Readonly<Record<number, string>>
}

export const emptyForm: FamilyForm = {
  said: { name_zh: '', name_en: '', list_as: 'one', axes: [{ name: familiesTexts.shade, is_colour: true }], members: [] },
  goods: {},
  proposed: {},
}

export function formOf({ said, goods }: OfficeFamily): FamilyForm {
  return { said, goods: Object.fromEntries(goods.map((each) => [each.id, each])), proposed: {} }
}

type Draft = {
  name: { zh: string; en: string }
  members: readonly { product: number; value: { zh: string; en: string }; hex: string | null; goods: FamilyGoods }[]
}

/** Products come in with the values that their names propose; the family takes their name while it has none. */
export function withDraft({ said, goods, proposed }: FamilyForm, draft: Draft): FamilyForm {
  const fresh = draft.members.filter(({ product }) => !said.members.some((member) => member.product === product))
  const rest = said.axes.slice(1).map(() => ({ zh: '', en: '' }))
  return {
    said: {
      ...said,
      name_zh: said.name_zh || draft.name.zh,
      name_en: said.name_en || draft.name.en,
      members: [...said.members, ...fresh.map(({ product, value }) => ({ product, values: [value, ...rest], swatch: null }))],
    },
    goods: { ...goods, ...Object.fromEntries(fresh.map((each) => [each.product, each.goods])) },
    proposed: { ...proposed, ...Object.fromEntries(fresh.flatMap(({ product, hex }) => (hex === null ? [] : [[product, hex]]))) },
  }
}

/** A value and what it looks like are the same wherever they stand: members of one value change together. */
export function withValue(
  said: FamilySaid,
  { product, axis, value }: { product: number; axis: number; value: { zh: string; en: string } },
): FamilySaid {
  const before = said.members.find((member) => member.product === product)?.values[axis]
  return {
    ...said,
    members: said.members.map((member) => {
      const isSame = before !== undefined && before.zh !== '' && member.values[axis]?.zh === before.zh
      return member.product === product || isSame ? { ...member, values: member.values.with(axis, value) } : member
    }),
  }
}

export function withSwatch(said: FamilySaid, product: number, swatch: Swatch): FamilySaid {
  const axis = said.axes.findIndex(({ is_colour: isColour }) => isColour)
  const value = said.members.find((member) => member.product === product)?.values[axis]?.zh
  return {
    ...said,
    members: said.members.map((member) =>
      member.product === product || (value !== undefined && value !== '' && member.values[axis]?.zh === value)
        ? { ...member, swatch }
        : member,
    ),
  }
}

export function withAxes(said: FamilySaid, axes: FamilySaid['axes']): FamilySaid {
  const members = said.members.map((member) => ({ ...member, values: axes.map((_, axis) => member.values[axis] ?? { zh: '', en: '' }) }))
  return {
    ...said,
    axes,
    members: axes.some(({ is_colour: isColour }) => isColour) ? members : members.map((member) => ({ ...member, swatch: null })),
  }
}
