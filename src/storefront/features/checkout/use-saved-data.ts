import { useEffect, useRef, useState } from 'react'
import type { ContactRow } from '#contract/api/recipients.ts'
import type { ShopClient } from '#contract/client.ts'
import type { Draft } from '#rules/checkout-draft.ts'
import { shippingKindOf } from '#rules/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'
import { dropContact, isReached, takeContacts, takeInvoices } from './draft-changes.ts'
import { readInvoiceChoice } from './invoice-cookie.ts'
import type { ChangeDraft } from './change-draft.ts'

type SavedNeeds = { client: ShopClient; email: string; draft: Draft; change: ChangeDraft; temperature: Temperature; onProblem: (error: unknown) => void }

/** What the shop knows of the member from earlier orders: recipients of the chosen method (CK1-07) and invoices. */
export function useSavedData({ client, email, draft, change, temperature, onProblem }: SavedNeeds) {
  const [contacts, setContacts] = useState<readonly ContactRow[]>([])
  const tell = useRef(onProblem)
  useEffect(() => {
    tell.current = onProblem
  }, [onProblem])
  const kind = draft.shipping_method && shippingKindOf(draft.shipping_method)
  useEffect(() => {
    if (!kind) return
    return whileHere(client.contacts.list({ type: kind }), {
      take({ sender, list }) {
        setContacts(list)
        change((before) => takeContacts(before, { sender, reached: list.filter((contact) => isReached(contact, temperature)) }))
      },
      fail: (error) => tell.current(error),
    })
  }, [client, change, kind, temperature])
  useEffect(() => {
    const choice = readInvoiceChoice(document.cookie)
    change((before) => takeInvoices(before, { saved: null, email, choice }))
    return whileHere(client.invoicePreferences.find(), {
      take: ({ invoices }) => change((before) => takeInvoices(before, { saved: invoices, email, choice })),
      fail: (error) => tell.current(error),
    })
  }, [client, change, email])
  const remove = async (id: number) => {
    await client.contacts.remove({ params: { id }, query: kind ? { type: kind } : {} })
    const left = contacts.filter((contact) => contact.id !== id)
    setContacts(left)
    change((before) => dropContact(before, { id, left: left.filter((contact) => isReached(contact, temperature)) }))
  }
  return { contacts, remove }
}
export type SavedData = ReturnType<typeof useSavedData>

/** Hears an answer only as long as somebody waits for it. */
function whileHere<Answer>(asking: Promise<Answer>, { take, fail }: { take: (answer: Answer) => void; fail: (error: unknown) => void }): () => void {
  let isGone = false
  asking.then((answer) => !isGone && take(answer)).catch((error: unknown) => !isGone && fail(error))
  return () => {
    isGone = true
  }
}
