/** What members of a family may share (FAM-15). */
export const sharedFields = ['name', 'summary', 'content', 'label', 'brand', 'categories'] as const
export type SharedField = (typeof sharedFields)[number]

/** Of which fields of a product each is made. Categories are no field of it. */
export const columnsOfShared = {
  name: ['name_zh', 'name_en'],
  summary: ['description_of_good_zh', 'description_of_good_en'],
  content: ['content_zh', 'content_en'],
  label: ['label_kind', 'label', 'shelf_life_days', 'shelf_life_months', 'arrival_days', 'return_right'],
  brand: ['brand_id'],
  categories: [],
} as const satisfies Record<SharedField, readonly string[]>

/** Which of them a change of these fields of a product concerns. */
export function sharedIn(changed: readonly string[]): SharedField[] {
  return sharedFields.filter((field) => columnsOfShared[field].some((column) => changed.includes(column)))
}

/** What a label says of the one size or shade, and of no other: how much is in it, and under which number it is permitted. */
const ofEach = ['net_amount', 'net_unit', 'permit_number'] as const

/** The label of a member once the others' is shared with it. */
export function sharedLabel<Label extends object>(own: Label, shared: Label): Label {
  const isOfEach = ([key]: [string, unknown]) => ofEach.some((each) => each === key)
  const rest = Object.entries(shared).filter((entry) => !isOfEach(entry))
  return Object.fromEntries([...rest, ...Object.entries(own).filter(isOfEach)]) as Label
}

type InBoth = { zh: string; en: string }

/** What a member is called whose family says its name: the family and the member’s values. */
export function nameOfMember(family: { name_zh: string; name_en: string }, values: readonly InBoth[]) {
  const zh = [family.name_zh, ...values.map((value) => value.zh)]
  const en = [family.name_en, ...values.map((value) => value.en || value.zh)]
  return { name_zh: zh.join(' '), name_en: family.name_en === '' ? '' : en.join(' ') }
}
