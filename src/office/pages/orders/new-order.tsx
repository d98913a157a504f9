import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { BuyerToServe, OrderQuote } from '#contract/office/api/ordering/new-order.ts'
import type { OpenedLink } from '#contract/office/api/ordering/payment-links.ts'
import { newOrderTexts } from '#texts/office/new-order.ts'
import { languageTexts } from '#texts/office/letters.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { faultsIn } from '../../data/new-order/faults-in.ts'
import { useBuyer, useOrderQuote } from '../../data/new-order/use-new-order.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useMay } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { BuyerChoice } from '../../features/orders/new/buyer-choice.tsx'
import { GoodsChoice } from '../../features/orders/new/goods-choice.tsx'
import { copyOf, emptyForm, wishOf, type NewOrderForm } from '../../features/orders/new/new-order-form.ts'
import { DeliveryDetails, InvoiceDetails } from '../../features/orders/new/order-details.tsx'
import { OrderTotal } from '../../features/orders/new/order-total.tsx'
import { PaymentDetails } from '../../features/orders/new/payment-details.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { Effects } from '../../ui/effects.tsx'
import { effectTexts } from '#texts/office/effects.ts'

const LinkDialog = lazyLayer(() => import('../../features/orders/page/link/link-dialog.tsx').then((file) => file.LinkDialog))

/** Where people of the shop order for somebody who calls or writes (DSK-24), with the goods of another order where it is a copy (DSK-28). */
export function NewOrderPage() {
  const { copy }: { copy?: string } = useSearch({ strict: false })
  const may = useMay()('orders.create')
  const office = useOffice()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order', copy],
    queryFn: ({ signal }) => office.orders.find({ number: copy ?? '' }, { signal }),
    enabled: copy !== undefined && may,
    staleTime: Infinity,
  })
  if (!may) return <NotFoundPage />
  if (copy === undefined) return <NewOrder form={emptyForm} uid={null} />
  if (isPending) return <Opening />
  return data ? (
    <NewOrder form={copyOf(data)} uid={data.member?.uid ?? null} copy={copy} />
  ) : (
    <LoadProblem error={error} onAgain={() => void refetch()} />
  )
}

function NewOrder({ form: began, uid: known, copy = '' }: { form: NewOrderForm; uid: string | null; copy?: string }) {
  const say = useWords()
  const [form, setForm] = useState(began)
  const [uid, setUid] = useState(known)
  const kept = useKeptForm({
    form: `new order ${copy}`,
    values: { form, uid },
    onTake(typed) {
      setForm(typed.form)
      setUid(typed.uid)
    },
  })
  const buyer = useBuyer(uid)
  const { quote, isAsking } = useOrderQuote(uid === null || !buyer.data ? null : wishOf(withSender(form, buyer.data), uid))
  return (
    <>
      <PageBar
        title={say(newOrderTexts.title)}
        before={
          <PageLink href={officePaths.orders()} className="dim flex min-h-[44px] md:min-h-[28px] items-center gap-1">
            {say(orderPageTexts.allOrders)}
            <ChevronRight size={15} aria-hidden="true" />
          </PageLink>
        }
      />
      <div className="page-body grid max-w-[860px] gap-4">
        {kept.offer}
        <Part title={say(newOrderTexts.buyer)}>
          {uid === null || !buyer.data ? (
            <BuyerChoice onChoose={setUid} />
          ) : (
            <ChosenBuyer buyer={buyer.data} form={form} onChange={setForm} onOther={() => setUid(null)} />
          )}
        </Part>
        <Part title={say(newOrderTexts.goods)}>
          <GoodsChoice lines={form.lines} quote={uid === null ? undefined : quote} onChange={(lines) => setForm({ ...form, lines })} />
        </Part>
        {buyer.data && form.lines.length > 0 && quote ? (
          <Details
            key={buyer.data.uid}
            buyer={buyer.data}
            form={form}
            quote={quote}
            isAsking={isAsking}
            onChange={setForm}
            onPlaced={kept.forget}
          />
        ) : (
          <p className="dim">{say(newOrderTexts.first)}</p>
        )}
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="office-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <div className="body grid gap-4">{children}</div>
    </section>
  )
}

type ChosenBuyerProps = { buyer: BuyerToServe; form: NewOrderForm; onChange: (form: NewOrderForm) => void; onOther: () => void }

function ChosenBuyer({ buyer, form, onChange, onOther }: ChosenBuyerProps) {
  const say = useWords()
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <b>{buyer.name}</b> <span className="code dim">{buyer.uid}</span>
        <span className="dim block text-[13px]">
          {[buyer.sender?.phone, buyer.email, buyer.is_customer && say(newOrderTexts.isCustomer)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <SelectField
        label={say(newOrderTexts.language)}
        value={form.language}
        choices={(['zh', 'en'] as const).map((value) => ({ value, label: say(languageTexts[value]) }))}
        onChange={({ target }) => onChange({ ...form, language: target.value === 'en' ? 'en' : 'zh' })}
      />
      <Button kind="ghost" size="small" onClick={onOther}>
        {say(newOrderTexts.change)}
      </Button>
    </div>
  )
}

type DetailsProps = {
  buyer: BuyerToServe
  form: NewOrderForm
  quote: OrderQuote
  /** The quote is of the form as it was a moment ago. */
  isAsking: boolean
  onChange: (form: NewOrderForm) => void
  onPlaced: () => void
}

function Details({ buyer, form, quote, isAsking, onChange, onPlaced }: DetailsProps) {
  const say = useWords()
  const { place, busy, faults, refused, opened, leave } = usePlacing({ buyer, form, quote, onPlaced })
  const of = { form, quote, faults, onChange }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void place()
  }
  return (
    <>
      <Part title={say(newOrderTexts.delivery)}>
        <DeliveryDetails {...of} form={withSender(form, buyer)} />
      </Part>
      <Part title={say(newOrderTexts.invoice)}>
        <InvoiceDetails {...of} />
      </Part>
      <Part title={say(newOrderTexts.payment)}>
        <PaymentDetails {...of} buyer={buyer} />
      </Part>
      <form onSubmit={submit}>
        <Part title={say(newOrderTexts.total)}>
          <OrderTotal quote={quote} />
          {refused && <NoteBox kind="danger">{refused}</NoteBox>}
          <Effects follows={effectTexts.place} />
          <div className="flex justify-end">
            <Button type="submit" busy={busy} disabled={isAsking}>
              {say(newOrderTexts.place)}
            </Button>
          </div>
        </Part>
      </form>
      {opened && (
        <LinkDialog
          order={{ hashed_id: opened.number, grand_total: quote.grand_total }}
          link={opened.link}
          canMail={buyer.email !== null}
          onClose={leave}
        />
      )}
    </>
  )
}

/** Until somebody says otherwise, the customer sends it themselves. */
function withSender(form: NewOrderForm, { name, sender }: BuyerToServe): NewOrderForm {
  const { fields } = form
  const said = {
    'sender.name': fields['sender.name'] ?? sender?.name ?? name,
    'sender.phone': fields['sender.phone'] ?? sender?.phone ?? '',
  }
  return { ...form, fields: { ...fields, ...said } }
}

function usePlacing({ buyer, form, quote, onPlaced }: Pick<DetailsProps, 'buyer' | 'form' | 'quote' | 'onPlaced'>) {
  const [say, language] = [useWords(), useLanguage()]
  const { newOrder } = useOffice()
  const navigate = useNavigate()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [opened, setOpened] = useState<{ number: string; link: OpenedLink } | null>(null)
  const open = (number: string) => void navigate({ to: officePaths.order(number) as never })
  const place = async () => {
    setBusy(true)
    try {
      const { order, ...wish } = wishOf(withSender(form, buyer), buyer.uid)
      const hours = Number(form.hours)
      const { number, link } = await newOrder.place({ ...wish, order: { ...order, grand_total: quote.grand_total }, link_hours: hours })
      setFaults({})
      setRefused(null)
      onPlaced()
      showToast({ kind: 'success', message: say(newOrderTexts.placed) })
      if (link) setOpened({ number, link })
      else open(number)
    } catch (error) {
      setFaults(faultsIn(error))
      setRefused(problemMessage(error, language))
    } finally {
      setBusy(false)
    }
  }
  return { place, busy, faults, refused, opened, leave: () => opened && open(opened.number) }
}
