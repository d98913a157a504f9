import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { newOrderTexts } from '#texts/office/new-order.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { faultsIn } from '../../../data/new-order/faults-in.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { FoundList } from './found-list.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'

/** For whom it is ordered: a member who is found, or a customer who is entered here (DSK-24). */
export function BuyerChoice({ onChoose }: { onChoose: (uid: string) => void }) {
  const say = useWords()
  const { newOrder } = useOffice()
  const [words, setWords] = useState('')
  const { data } = useQuery({
    queryKey: ['new-order', 'buyers', words],
    queryFn: ({ signal }) => newOrder.buyers({ words }, { signal }),
    enabled: words !== '',
  })
  return (
    <>
      <FoundList
        label={say(newOrderTexts.findBuyer)}
        words={words}
        onSearch={setWords}
        found={data?.buyers.map(({ uid, name }) => ({ id: uid, name, note: uid })) ?? null}
        none={say(newOrderTexts.noBuyer)}
        onChoose={onChoose}
      />
      <NewCustomer onEntered={onChoose} />
    </>
  )
}

function NewCustomer({ onEntered }: { onEntered: (uid: string) => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { newOrder } = useOffice()
  const showToast = useToasts()
  const [entered, setEntered] = useState({ name: '', phone: '', email: '' })
  const kept = useKeptForm({ form: 'new customer', values: entered, onTake: setEntered })
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { name, phone, email } = entered
      const { uid } = await newOrder.addCustomer({ name, phone, ...(email !== '' && { email }) })
      kept.forget()
      showToast({ kind: 'success', message: say(newOrderTexts.entered) })
      onEntered(uid)
    } catch (error) {
      setFaults(faultsIn(error))
      showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      setBusy(false)
    }
  }
  const field = (name: keyof typeof entered) => ({
    label: say(newOrderTexts[name]),
    value: entered[name],
    error: faults[name],
    maxLength: 200,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setEntered({ ...entered, [name]: target.value }),
  })
  return (
    <form className="grid gap-3" onSubmit={(event) => void submit(event)} noValidate aria-label={say(newOrderTexts.newCustomer)}>
      <h3 className="font-semibold">{say(newOrderTexts.newCustomer)}</h3>
      <p className="dim text-[13px]">{say(newOrderTexts.newCustomerNote)}</p>
      {kept.offer}
      <div className="two-columns">
        <TextField {...field('name')} />
        <TextField {...field('phone')} type="tel" />
        <TextField {...field('email')} type="email" wide />
      </div>
      <div>
        <Button type="submit" kind="secondary" busy={busy}>
          {say(newOrderTexts.enter)}
        </Button>
      </div>
    </form>
  )
}
