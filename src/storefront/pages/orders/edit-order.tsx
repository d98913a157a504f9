import '#storefront/features/checkout/checkout.css'
import type { Order } from '#contract/shop/api/order.ts'
import type { OrderEdit } from '#contract/shop/api/orders.ts'
import { findDistrict } from '#rules/recipients/places.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { temperatureOf } from '#rules/shipping/shipping.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { FieldErrorsProvider } from '#storefront/features/recipient/field-errors.tsx'
import { PhoneField } from '#storefront/features/recipient/phone-field.tsx'
import { PlaceFields } from '#storefront/features/recipient/place-fields.tsx'
import type { PhoneSlot, PlaceSlot } from '#storefront/features/order/edit-fields.ts'
import { EditForm } from '#storefront/features/order/edit-form.tsx'
import { problemOf } from '#storefront/data/problem-of.ts'
import { queries } from '#storefront/data/queries.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** The edit panel with the fields for phones and places that the checkout has: they obey the same rules (EDT-06). */
export function EditOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const save = useSave(order, onClose)
  const phone: PhoneSlot = ({ label, value, error, onChange }) => (
    <PhoneField label={label} value={value} error={error} onChange={onChange} onBlur={() => undefined} />
  )
  const place: PlaceSlot = ({ contact, errors, onChange }) => (
    <FieldErrorsProvider errors={namedAsInCheckout(errors)} showAll>
      <PlaceFields
        contact={filled(contact)}
        temperature={temperatureOf(order.shipping_method)}
        onChange={(chosen) => onChange(placeAfter(filled(contact), chosen))}
      />
    </FieldErrorsProvider>
  )
  return <EditForm order={order} phone={phone} place={place} onSave={save} onClose={onClose} />
}

type Filled = { name: string; phone: string; county: string; district: string; zip_code: string; address: string }

function filled({ name, phone, county, district, zip_code, address }: NonNullable<Order['contact']>): Filled {
  return { name, phone, county: county ?? '', district: district ?? '', zip_code: zip_code ?? '', address: address ?? '' }
}

/** Another county has other districts; the zip code follows from the district. */
function placeAfter({ county: before }: Filled, chosen: { county: string } | { district: string }) {
  const place = 'county' in chosen ? { county: chosen.county, district: '' } : { county: before, district: chosen.district }
  return { ...place, zip_code: findDistrict(taiwanDistricts, place)?.zip_code ?? '' }
}

function namedAsInCheckout(errors: Record<string, unknown>): Record<string, never> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace('contact_attributes.', 'contact.'), message]),
  ) as Record<string, never>
}

/** Saves; answers what the server found wrong. An order that went on meanwhile is shown as it is now. */
function useSave(order: Order, onClose: () => void) {
  const say = useWords()
  const { client } = useShop()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  return async (changes: OrderEdit): Promise<Record<string, string>> => {
    try {
      const { message } = await client.orders.edit({ id: order.hashed_id, order: changes })
      showToast({ kind: 'success', message })
      await queries.invalidateQueries({ queryKey: ['order'] })
      onClose()
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.status === 'validation_error') return problem.details['errors'] as Record<string, string>
      if (problem?.status !== 'order_failed') handleProblem(error)
      else {
        showToast({ kind: 'error', message: say(orderTexts.noLongerEditable) })
        await queries.invalidateQueries({ queryKey: ['order'] })
        onClose()
      }
    }
    return {}
  }
}
