import type { OfficeProductChangeAsked } from '#contract/office/api/goods/products.ts'
import type { StaffActor } from '#rules/actor.ts'
import { isSellingField } from '#rules/catalog/selling-fields.ts'
import { shelfPriceNames, type ShelfPrices } from '#rules/catalog/shelf-price.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { needsApproval } from '#server/office/approvals/needs-approval.ts'
import type { Shop } from '#server/platform/shop.ts'
import { productProblem, type Told } from '../product-problem.ts'
import { priceApprovable } from './price-approvable.ts'
import { callOfPrices, judgeProposal } from './propose-prices.ts'

type Caller = { shop: Shop; staffId: number; actor: StaffActor; language: Language; idempotencyKey: string | undefined }
/** `approval`: under which number the prices of it wait. */
type Saved = { version: number; changed: string[]; approval?: number | null }

export async function saveChange(
  { shop, actor, language }: Caller,
  { id, change, version, prices }: Omit<OfficeProductChangeAsked, 'reason'>,
): Promise<Result<Saved, Told>> {
  const changed = await changeProduct(shop, { actor, id, change, version, prices, alike: true })
  if (!changed.ok) return refuse(productProblem(changed.refusal, language))
  return ok({ version: changed.value.version, changed: Object.keys(changed.value.after) })
}

/**
 * A change by who may not set prices (GDS-52): its texts are saved, its prices wait for somebody who may, and leave the shop unchanged until
 * then. They are judged before anything is saved, so that a press does all of it or nothing.
 */
export async function changeAndPropose(
  caller: Caller,
  { id, change: asked, version, prices: target, reason }: OfficeProductChangeAsked,
): Promise<Result<Saved, Told>> {
  const { change, texts, others } = partsOf(asked)
  if (others) return refuse({ status: 'permission_denied' })
  if (reason === '') return refuse({ status: 'validation_error', details: { errors: { reason: 'required' } } })
  const proposed = { id, change, prices: target }
  const judged = await judgeProposal(caller.shop, { ...proposed, version })
  if (!judged.ok) return refuse(productProblem(judged.refusal, caller.language))
  const saved = Object.keys(texts).length > 0 ? await saveChange(caller, { id, change: texts, version }) : null
  if (saved?.ok === false) return saved
  const input = { ...proposed, reason }
  const waits = await needsApproval(caller, { call: callOfPrices, approvable: priceApprovable, input, reason })
  if (waits.status === 'approval_needed') return saved ? ok({ ...saved.value, approval: waits.details.approval }) : refuse(waits)
  // What is proposed stands there already: there is nothing to ask anybody about.
  return ok({ ...(saved?.value ?? { version, changed: [] }), approval: null })
}

/** What of a change may wait, what is saved at once, and whether there is more to it. */
function partsOf(asked: OfficeProductChangeAsked['change']) {
  const isPrice = (name: string) => shelfPriceNames.some((field) => field === name)
  const isOther = (name: string) => !isPrice(name) && isSellingField(name)
  const said = Object.entries(asked).filter(([, value]) => value !== undefined)
  return {
    change: Object.fromEntries(said.filter(([name]) => isPrice(name))) as Partial<ShelfPrices>,
    texts: Object.fromEntries(said.filter(([name]) => !isPrice(name))),
    others: said.some(([name]) => isOther(name)),
  }
}
