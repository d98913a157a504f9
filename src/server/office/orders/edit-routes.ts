import { findStore } from '#server/delivery/stores/find-store.ts'
import { hasLabel } from '#server/delivery/shipments/published/has-label.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { foreseeCancel } from '#server/sales/cancelling/foresee-cancel.ts'
import { editForBuyer, type EditForBuyerRefusal } from '#server/sales/orders/editing/edit-for-buyer.ts'

export const editRoutes = {
  edit: staff.orderPage.edit.handler(async ({ context: { shop, actor }, input: { number, order, store_id, seen, tell } }) => {
    const store = store_id === undefined ? undefined : await findStore(shop.database.db, store_id)
    const edited = await editForBuyer(shop, { number, edit: order, store, seen, tell, actor, hasLabel })
    if (!edited.ok) throw editProblem(edited.refusal)
    return { edit: edited.value }
  }),

  cancelEffect: staff.orderPage.cancelEffect.handler(async ({ context: { shop }, input: { number } }) => {
    const foreseen = await foreseeCancel(shop, number)
    if (!foreseen.ok) throw editProblem(foreseen.refusal)
    return foreseen.value
  }),
}

function editProblem(refusal: EditForBuyerRefusal): ReturnType<typeof problem> {
  switch (refusal.code) {
    case 'no_such_order':
      return problem({ status: 'invalid_order_number' })
    case 'no_such_transition':
      return problem({ status: 'no_such_move', details: { now: refusal.status } })
    case 'label_booked':
      return problem({ status: 'label_booked' })
    case 'edit_conflict':
      return problem({
        status: 'edit_conflict',
        details: { by: refusal.by, at: refusal.at.toISOString(), present: { ...refusal.present }, version: refusal.version },
      })
    case 'validation_error':
      return problem({ status: 'validation_error', details: { errors: refusal.errors } })
  }
}
