import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { InvoicesOfOrder } from '#contract/office/api/amending/invoices.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { carrierTypes, type CarrierType } from '#rules/invoices/invoice.ts'
import type { Text } from '#rules/locale.ts'
import { invoiceTexts } from '#texts/office/order-page/invoices.ts'
import { carrierTexts } from '#texts/shop/order.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../../../data/problem-message.ts'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'
import { useCarefully } from '../../../../data/step-up.tsx'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'

type Wish = InvoicesOfOrder['wish']
type InvoiceDialogProps = { found: InvoicesOfOrder; isAnew: boolean; number: string; label: Text; onClose: () => void }

/** How the invoice is to be issued from now on; an invoice that nobody refused is asked for as it stands. */
export function InvoiceDialog({ found, isAnew, number, label, onClose }: InvoiceDialogProps) {
  const say = useWords()
  const [wish, setWish] = useState<Wish>(found.wish)
  const isChangeable = isAnew || found.refusal !== null
  const kept = useKeptForm({ form: `order ${number} invoice`, values: wish, onTake: setWish })
  const done = () => {
    kept.forget()
    onClose()
  }
  const { save, busy, faults } = useIssuing({ number, isAnew, onDone: done })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save(isChangeable ? wish : undefined)
  }
  return (
    <Dialog open onClose={onClose} title={say(label)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {isChangeable && kept.offer}
        <p>{say(isAnew ? invoiceTexts.reissueHow : invoiceTexts.mendHow)}</p>
        {isChangeable && <WishFields wish={wish} faults={faults} onChange={setWish} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(invoiceTexts.keep)}
          </Button>
          <Button type="submit" busy={busy}>
            {say(label)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type WishFieldsProps = { wish: Wish; faults: Readonly<Record<string, string>>; onChange: (wish: Wish) => void }

function WishFields({ wish, faults, onChange }: WishFieldsProps) {
  const say = useWords()
  const { carrier_type: kept } = wish
  const field = (name: 'carrier' | 'name' | 'receipt' | 'address', label: Text) => (
    <TextField
      label={say(label)}
      error={faults[`wish.${name}`]}
      value={wish[name] ?? ''}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...wish, [name]: target.value })}
    />
  )
  return (
    <>
      <SelectField
        label={say(invoiceTexts.carrierType)}
        value={kept}
        choices={carrierTypes.map((type) => ({ value: type, label: say(carrierTexts[type]) }))}
        onChange={({ target }) => onChange({ ...wish, carrier_type: target.value as CarrierType, carrier: '' })}
      />
      {kept !== 'paper_receipt' && field('carrier', invoiceTexts.carrier)}
      {kept !== 'donate' && field('receipt', invoiceTexts.taxId)}
      {kept !== 'donate' && field('name', invoiceTexts.title)}
      {kept === 'paper_receipt' && field('address', invoiceTexts.address)}
    </>
  )
}

/** Issues the invoice, and says what the platform answered; who needs a fresh second factor is asked for one. */
function useIssuing({ number, isAnew, onDone }: { number: string; isAnew: boolean; onDone: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { invoices } = useOffice()
  const carefully = useCarefully()
  const queries = useQueryClient()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const save = async (wish: Wish | undefined) => {
    if (busy) return
    setBusy(true)
    setFaults({})
    try {
      await carefully((press) =>
        isAnew && wish ? invoices.reissue({ number, wish }, press) : invoices.issue({ number, ...(wish && { wish }) }, press),
      )
      tellChange({ message: say(isAnew ? invoiceTexts.reissued : invoiceTexts.issued) })
      onDone()
    } catch (error) {
      if (isProblem(error, 'validation_error')) setFaults(fieldErrors(error))
      else showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['order', number] })
    }
  }
  return { save, busy, faults }
}
