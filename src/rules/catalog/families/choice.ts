type Member<S> = { id: number; slug: string; values: readonly string[]; swatch: S; sold_out: boolean }

type Family<S> = { axes: readonly { name: string; is_colour: boolean }[]; members: readonly Member<S>[] }

/** One value of an axis, and the product that stands for it beside what is chosen otherwise; null: there is none. */
export type FamilyValue<S> = {
  value: string
  swatch: S | null
  leads: { id: number; slug: string; soldOut: boolean } | null
  isChosen: boolean
}

export type FamilyAxisChoice<S> = { name: string; isColour: boolean; chosen: string; values: FamilyValue<S>[] }

/** What can be chosen from the page of one member: along each axis the members that agree with it in all else (FAM-09, FAM-10). */
export function choiceOf<S>({ axes, members }: Family<S>, product: number): FamilyAxisChoice<S>[] {
  const own = members.find(({ id }) => id === product)
  if (!own) return []
  return axes.map(({ name, is_colour: isColour }, axis) => {
    const values = [...new Set(members.map((member) => member.values[axis] ?? ''))]
    return {
      name,
      isColour,
      chosen: own.values[axis] ?? '',
      values: values.map((value) => valueOf(value, { members, own, axis, isColour })),
    }
  })
}

type Beside<S> = { members: readonly Member<S>[]; own: Member<S>; axis: number; isColour: boolean }

function valueOf<S>(value: string, { members, own, axis, isColour }: Beside<S>): FamilyValue<S> {
  const agrees = (member: Member<S>) => own.values.every((mine, place) => member.values[place] === (place === axis ? value : mine))
  const found = members.find(agrees)
  const looks = members.find((member) => member.values[axis] === value)
  return {
    value,
    swatch: isColour ? (looks?.swatch ?? null) : null,
    leads: found ? { id: found.id, slug: found.slug, soldOut: found.sold_out } : null,
    isChosen: value === own.values[axis],
  }
}

/** What machines read of a member: its colour, and as its size whatever else it varies by (FAM-12, FAM-13). */
export function colourAndSize(axes: readonly { is_colour: boolean }[], values: readonly string[]): { color?: string; size?: string } {
  const color = values.find((_, axis) => axes[axis]?.is_colour)
  const size = values.filter((_, axis) => !axes[axis]?.is_colour).join(' / ')
  return { ...(color !== undefined && { color }), ...(size !== '' && { size }) }
}
