import { sum, type Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/** So many units of a product. */
export type Units = { productId: number; quantity: number }

/** A line of a parcel, with what of it is to be sent. */
export type LineToSend = {
  id: number
  productId: number
  quantity: number
  isGift: boolean
  /** What one unit costs, in money or in points. */
  price: Twd
  points: number
  /** Of a bundle: what was picked into it, all of its units together. */
  picks: readonly Units[]
}

/** What of a line is not sent: `units` of its own goods, and every product that lay in them; `lost` of those could not be found. */
export type ShortLine = { lineId: number; units: number; goods: readonly (Units & { lost: number })[] }

export type ShortRefusal =
  | { code: 'nothing_missing' }
  /** More of a product than the parcel has. */
  | { code: 'too_many_missing'; productId: number; most: number }
  /** Nothing that was bought would be sent: the parcel as a whole is not. */
  | { code: 'nothing_left_to_send' }

/**
 * Which lines of a parcel are short when these units are missing (D-115). What was bought alone is short first, the dearest first, so
 * that money goes back before anything else is lost; a bundle of which a pick is missing is not sent, and comes last.
 */
export function shortLines(lines: readonly LineToSend[], missing: readonly Units[]): Result<ShortLine[], ShortRefusal> {
  const wanted = missing.filter(({ quantity }) => quantity > 0)
  if (wanted.length === 0) return refuse({ code: 'nothing_missing' })
  const left = new Map<number, LostOfLine>(lines.map((line) => [line.id, { line, own: 0, picks: new Map<number, number>() }]))
  for (const { productId, quantity } of wanted) {
    const most = sum(lines.map((line) => ofProduct(line, productId)))
    if (quantity > most) return refuse({ code: 'too_many_missing', productId, most })
    loseUnits([...left.values()].toSorted(bySacrifice(productId)), { productId, quantity })
  }
  const short = [...left.values()].map(shortOf).filter(({ units }) => units > 0)
  const isSent = ({ id, quantity }: LineToSend) => quantity > (short.find(({ lineId }) => lineId === id)?.units ?? 0)
  const bought = lines.filter(({ isGift }) => !isGift)
  return (bought.length > 0 ? bought : lines).some(isSent) ? ok(short) : refuse({ code: 'nothing_left_to_send' })
}

/** What could not be found of a line: of its own goods, and of each product that was picked into it. */
type LostOfLine = { line: LineToSend; own: number; picks: Map<number, number> }

function ofProduct({ productId: own, quantity, picks }: LineToSend, productId: number): number {
  return (own === productId ? quantity : 0) + sum(picks.filter((pick) => pick.productId === productId).map((pick) => pick.quantity))
}

/** Lines from the one that is given up first. */
function bySacrifice(productId: number) {
  const rank = ({ line }: LostOfLine) => {
    if (line.picks.length === 0) return 0
    return line.productId === productId ? 1 : 2
  }
  return (one: LostOfLine, other: LostOfLine) =>
    rank(one) - rank(other) || other.line.price - one.line.price || other.line.points - one.line.points || one.line.id - other.line.id
}

function loseUnits(lines: readonly LostOfLine[], { productId, quantity }: Units): void {
  let open = quantity
  for (const lost of lines) {
    const own = lost.line.productId === productId ? Math.min(open, lost.line.quantity) : 0
    lost.own += own
    open -= own
    const picked = Math.min(open, sum(lost.line.picks.filter((pick) => pick.productId === productId).map((pick) => pick.quantity)))
    if (picked > 0) lost.picks.set(productId, picked)
    open -= picked
  }
}

function shortOf({ line, own, picks }: LostOfLine): ShortLine {
  const { id: lineId, productId, quantity, picks: had } = line
  const each = sum(had.map((pick) => pick.quantity)) / quantity
  const units = Math.min(Math.max(own, each === 0 ? 0 : Math.ceil(sum(picks.values()) / each)), quantity)
  if (units === 0) return { lineId, units, goods: [] }
  const ofBundle = picksNotSent(had, { lost: picks, left: Math.round(each * (quantity - units)) })
  return { lineId, units, goods: [{ productId, quantity: units, lost: own }, ...ofBundle] }
}

/** What was picked into bundles that are not sent: what is lost first, then of each product as much as leaves the others most alike. */
function picksNotSent(
  had: readonly Units[],
  { lost, left }: { lost: ReadonlyMap<number, number>; left: number },
): (Units & { lost: number })[] {
  const stay = had.map(({ productId, quantity }) => ({ productId, quantity: quantity - (lost.get(productId) ?? 0) }))
  for (let over = sum(stay.map(({ quantity }) => quantity)) - left; over > 0; over -= 1) {
    const most = stay.reduce((one, other) => (other.quantity > one.quantity ? other : one))
    most.quantity -= 1
  }
  return had.flatMap(({ productId, quantity }, index) => {
    const notSent = quantity - (stay[index]?.quantity ?? 0)
    return notSent > 0 ? [{ productId, quantity: notSent, lost: lost.get(productId) ?? 0 }] : []
  })
}
