import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { JoinableOfOffice } from '#contract/office/api/parcels.ts'
import { couldJoin, joiningTexts, needlessFee, refundFeeOf, sameBox } from '#texts/office/packing/joining.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../../../data/address/use-dialog.ts'
import { askAgainMs } from '../../../../data/ask-again.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'
import { officePaths } from '../../../../data/paths.ts'
import { useMay } from '../../../../data/use-me.ts'
import { Code } from '../../../../ui/code.tsx'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { EffectButton } from '../../../../data/effects/effect-button.tsx'
import { effectTexts } from '#texts/office/effects.ts'

const JoinDialog = lazyLayer(() => import('./join-dialog.tsx').then((file) => file.JoinDialog))
const FeeDialog = lazyLayer(() => import('./fee-dialog.tsx').then((file) => file.FeeDialog))

/** With which orders a parcel travels in one box, with which it could, and the delivery fees that nobody needs any more (DSK-30). */
export function JoinedParcels({ number }: { number: string }) {
  const say = useWords()
  const isAsked = useMay()('parcels.combine')
  const { parcels } = useOffice()
  const { data } = useQuery({
    queryKey: ['joinable', number],
    queryFn: ({ signal }) => parcels.joinable({ number }, { signal }),
    enabled: isAsked,
    refetchInterval: askAgainMs,
  })
  if (!data || (data.joined.length === 0 && data.joinable.length === 0)) return null
  return (
    <section className="office-panel" aria-label={say(joiningTexts.heading)}>
      <header>
        <h2>{say(joiningTexts.heading)}</h2>
      </header>
      <div className="body grid gap-3">
        {data.joined.length > 0 && <Joined number={number} found={data} />}
        {data.joinable.length > 0 && <CouldJoin number={number} found={data} />}
        <NeedlessFees number={number} found={data} />
      </div>
    </section>
  )
}

type PartProps = { number: string; found: JoinableOfOffice }

function Joined({ number, found: { joined, can_part: canPart } }: PartProps) {
  const say = useWords()
  const { parcels } = useOffice()
  const change = useBoxChange(number)
  return (
    <>
      <p>
        {say(sameBox)}
        {joined.map((other) => (
          <PageLink
            key={other}
            className="text-link mr-3 inline-flex min-h-[44px] items-center md:min-h-[28px]"
            href={officePaths.order(other.slice(0, 12))}
          >
            <Code>{other}</Code>
          </PageLink>
        ))}
      </p>
      {canPart ? (
        <div>
          <EffectButton
            name={`part-${number}`}
            kind="secondary"
            size="small"
            label={joiningTexts.part}
            follows={effectTexts.part}
            mayReturn
            act={() => change({ act: (press) => parcels.part({ number }, press), done: joiningTexts.parted })}
          />
        </div>
      ) : (
        <p className="dim text-[13px]">{say(joiningTexts.booked)}</p>
      )}
    </>
  )
}

function CouldJoin({ number, found: { joinable } }: PartProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { parcels } = useOffice()
  const change = useBoxChange(number)
  const [about, choose] = useDialogAbout('join')
  const join = (others: readonly string[]) =>
    change({ act: (press) => parcels.join({ numbers: [number, ...others] }, press), done: joiningTexts.joined })
  return (
    <>
      <p>{say(couldJoin(formatNumber(joinable.length, language)))}</p>
      <div>
        <Button kind="secondary" size="small" onClick={() => choose(number)}>
          {say(joiningTexts.join)}
        </Button>
      </div>
      {about === number && <JoinDialog joinable={joinable} onJoin={join} onClose={() => choose(null)} />}
    </>
  )
}

function NeedlessFees({ number, found: { needless_fees: fees } }: PartProps) {
  const [say, language] = [useWords(), useLanguage()]
  const mayRefund = useMay()('orders.refund')
  const [about, refund] = useDialogAbout('fee')
  const refunded = fees?.find((fee) => fee.open && mayRefund && about === `${number}:${fee.number}`)
  return (
    <>
      {fees?.map((fee) => (
        <p key={fee.number} className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>{say(needlessFee(fee.number, formatTwd(fee.amount, language)))}</span>
          {!fee.open && <span className="dim text-[13px]">{say(joiningTexts.later)}</span>}
          {fee.open && mayRefund && (
            <Button
              kind="secondary"
              size="small"
              aria-label={say(refundFeeOf(fee.number, formatTwd(fee.amount, language)))}
              onClick={() => refund(`${number}:${fee.number}`)}
            >
              {say(joiningTexts.refundFee)}
            </Button>
          )}
        </p>
      ))}
      {refunded && <FeeDialog fee={refunded} onClose={() => refund(null)} />}
    </>
  )
}

/** Changes in which box a parcel travels, and shows all boxes as they are then. */
function useBoxChange(number: string): ReturnType<typeof useOrderChange> {
  const queries = useQueryClient()
  const change = useOrderChange(number.slice(0, 12))
  return async (asked) => {
    const isDone = await change(asked)
    for (const kind of ['joinable', 'boxes']) void queries.invalidateQueries({ queryKey: [kind] })
    return isDone
  }
}
