import type { Text } from '#rules/locale.ts'

/** How many products a family joins, and along how many axes (FAM-01). */
export const familySize = { least: 2, most: 200 } as const
export const mostAxes = 2

/** What a value of a colour axis looks like: one colour, two side by side, or a square picture (FAM-03). */
export type Swatch = { hex: string; hex2?: string | undefined } | { picture: string }

export type FamilyAxis = { name: Text; is_colour: boolean }

export type FamilyMember = {
  product: number
  /** One of each axis, in their order. */
  values: readonly Text[]
  swatch: Swatch | null
}

export type FamilyFacts = { axes: readonly FamilyAxis[]; members: readonly FamilyMember[] }

export type FamilyFault = 'required' | 'twice' | 'tooMany' | 'tooFew' | 'otherwiseElsewhere'

/** Where a family breaks its rules (FAM-01 to FAM-03), by its fields, such as `members.3.values`; nothing when it does not. */
export function faultsInFamily({ axes, members }: FamilyFacts): Record<string, FamilyFault> {
  return {
    ...(members.length < familySize.least && { members: 'tooFew' as const }),
    ...(members.length > familySize.most && { members: 'tooMany' as const }),
    ...(axes.filter(({ is_colour: isColour }) => isColour).length > 1 && { axes: 'twice' as const }),
    ...(axes.length === mostAxes && axes[0]?.name.zh === axes[1]?.name.zh && { 'axes.1': 'twice' as const }),
    ...Object.fromEntries(members.flatMap((member, place) => faultsInMember(member, { place, axes, before: members.slice(0, place) }))),
  }
}

type Beside = { place: number; axes: readonly FamilyAxis[]; before: readonly FamilyMember[] }

function faultsInMember({ product, values, swatch }: FamilyMember, { place, axes, before }: Beside): [string, FamilyFault][] {
  const at = `members.${place}`
  if (values.length !== axes.length) return [[`${at}.values`, 'required']]
  if (before.some((each) => each.product === product)) return [[`${at}.product`, 'twice']]
  if (before.some((each) => keyOf(each) === keyOf({ values }))) return [[`${at}.values`, 'twice']]
  return axes.flatMap(({ is_colour: isColour }, axis): [string, FamilyFault][] => {
    const same = before.find((each) => each.values[axis]?.zh === values[axis]?.zh)
    if (same === undefined) return []
    if (same.values[axis]?.en !== values[axis]?.en) return [[`${at}.values.${axis}`, 'otherwiseElsewhere']]
    return isColour && swatchKey(same.swatch) !== swatchKey(swatch) ? [[`${at}.swatch`, 'otherwiseElsewhere']] : []
  })
}

const keyOf = ({ values }: Pick<FamilyMember, 'values'>) => values.map(({ zh }) => zh).join('\u001f')

export function swatchKey(swatch: Swatch | null): string {
  if (swatch === null) return ''
  return 'picture' in swatch ? swatch.picture : `${swatch.hex} ${swatch.hex2 ?? ''}`
}
