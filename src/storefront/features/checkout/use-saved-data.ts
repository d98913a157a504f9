import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Contact, ContactRow } from '#contract/shop/api/recipients.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import type { Language } from '#rules/locale.ts'
import type { RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import { shippingKindOf, type ShippingKind } from '#rules/shipping/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'
import { dropContact, isReached, takeContacts, takeInvoices, takeStoreContact } from './draft-changes.ts'
import { recipientBody } from '#storefront/features/recipient/recipient-body.ts'
import { readInvoiceChoice } from './invoice/invoice-cookie.ts'
import type { ChangeDraft } from './change-draft.ts'
import { whileHere } from './while-here.ts'

type SavedNeeds = {
  client: ShopClient
  email: string
  /** Who goes on where the checkout stood has said already what the invoice becomes. */
  isNew: boolean
  draft: Draft
  change: ChangeDraft
  temperature: Temperature
  language: Language
  onProblem: (error: unknown) => void
}

/** What the shop knows of the member from earlier orders: recipients of the chosen method (CK1-07) and invoices. */
export function useSavedData({ client, email, isNew, draft, change, temperature, language, onProblem }: SavedNeeds) {
  const [loaded, setLoaded] = useState<{ kind: ShippingKind | null; list: readonly ContactRow[] }>({ kind: null, list: [] })
  const tell = useRef(onProblem)
  useEffect(() => {
    tell.current = onProblem
  }, [onProblem])
  const kind = draft.shipping_method && shippingKindOf(draft.shipping_method)
  useEffect(() => {
    if (!kind) return
    return whileHere(loadContacts(client, kind), {
      take({ sender, list, newest }) {
        setLoaded({ kind, list })
        const reached = kind === 'seven' ? [] : list.filter((contact) => isReached(contact, temperature))
        change((before) => takeContacts(before, { sender, reached }))
        if (newest) change((before) => takeStoreContact(before, { contact: newest, language }))
      },
      fail: (error) => tell.current(error),
    })
  }, [client, change, kind, temperature, language])
  useInvoices({ client, email, isNew, change, tell })
  const contacts = loaded.kind === kind ? loaded.list : []
  const remove = async (id: number) => {
    await client.contacts.remove({ params: { id }, query: kind ? { type: kind } : {} })
    const left = contacts.filter((contact) => contact.id !== id)
    setLoaded({ kind, list: left })
    change((before) => dropContact(before, { id, left: left.filter((contact) => isReached(contact, temperature)) }))
  }
  /** An exact duplicate of what was changed is gone afterwards, so the list is read anew. */
  const edit = async ({ id, type }: Contact, draft: RecipientDraft) => {
    await client.contacts.change({ ...recipientBody(type, draft), id })
    const { list } = await client.contacts.list({ type })
    setLoaded({ kind: type, list })
    change((before) => (list.some((contact) => contact.id === before.contact_id) ? before : { ...before, contact_id: id }))
  }
  return { contacts, find: (id: number) => client.contacts.find({ id }), edit, remove }
}

type InvoiceNeeds = Pick<SavedNeeds, 'client' | 'email' | 'isNew' | 'change'> & { tell: RefObject<SavedNeeds['onProblem']> }

/** Who orders for the first time here finds the invoice as it was chosen last. */
function useInvoices({ client, email, isNew, change, tell }: InvoiceNeeds) {
  useEffect(() => {
    if (!isNew) return
    const choice = readInvoiceChoice(document.cookie)
    change((before) => takeInvoices(before, { saved: null, email, choice }))
    return whileHere(client.invoicePreferences.find(), {
      take: ({ invoices }) => change((before) => takeInvoices(before, { saved: invoices, email, choice })),
      fail: (error) => tell.current(error),
    })
  }, [client, change, email, isNew, tell])
}

/** Store pickup has a form of its own, which begins with all that is known of the newest entry (D-50, RCP-08). */
async function loadContacts(client: ShopClient, kind: ShippingKind) {
  const { sender, list } = await client.contacts.list({ type: kind })
  const [first] = list
  const newest = kind === 'seven' && first ? await client.contacts.find({ id: first.id }) : null
  return { sender, list, newest }
}

export type SavedData = ReturnType<typeof useSavedData>
