import { useParams } from '@tanstack/react-router'
import type { DeliveryState } from '#contract/office/api/webhooks.ts'
import { deliveryStateTexts, webhooksTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { useDeliveries, useWebhooks } from '../../data/use-programs.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { DeliveryLog } from '../../features/webhooks/delivery-log.tsx'
import { WebhookState } from '../../features/webhooks/webhook-state.tsx'
import { useDialog } from '../../data/address/use-dialog.ts'
import { useInAddress } from '../../data/address/use-in-address.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const ReplayDialog = lazyLayer(() => import('../../features/webhooks/replay-dialog.tsx').then((file) => file.ReplayDialog))

const states = ['all', 'waiting', 'done', 'failed', 'held'] as const

/** What one webhook was told in thirty days. */
export function DeliveriesPage() {
  const say = useWords()
  const may = useMay()
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const [isReplaying, setReplaying] = useDialog('replay')
  const webhook = useWebhooks().data?.webhooks.find((each) => each.id === id)
  return (
    <>
      <PageBar
        title={say(webhooksTexts.log)}
        before={
          <PageLink href={officePaths.webhooks} className="text-link">
            {say(webhooksTexts.back)}
          </PageLink>
        }
        actions={
          may('webhooks.edit') && (
            <Button kind="secondary" onClick={() => setReplaying(true)}>
              {say(webhooksTexts.replayFailed)}
            </Button>
          )
        }
      >
        {webhook && <WebhookState webhook={webhook} />}
      </PageBar>
      <div className="page-body grid gap-4">
        {webhook && <p className="dim break-all">{webhook.url}</p>}
        <Log id={id} />
      </div>
      {isReplaying && may('webhooks.edit') && <ReplayDialog webhook={id} onClose={() => setReplaying(false)} />}
    </>
  )
}

function Log({ id }: { id: string }) {
  const say = useWords()
  const [written, write] = useInAddress('state')
  const state = states.find((each) => each === written) ?? 'all'
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries({ id, state })
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <div className="justify-self-start max-w-full">
        <Segments
          legend={say(webhooksTexts.filter)}
          name="state"
          value={state}
          segments={states.map((value) => ({ value, label: say(value === 'all' ? webhooksTexts.everything : deliveryStateTexts[value]) }))}
          onChange={(next: DeliveryState | 'all') => write(next === 'all' ? undefined : next)}
        />
      </div>
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && rows.length === 0 && <EmptyState title={say(webhooksTexts.logNone)} text={say(webhooksTexts.logNoneHow)} />}
      {rows.length > 0 && <DeliveryLog webhook={id} rows={rows} />}
      {hasNextPage && (
        <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say(webhooksTexts.more)}
        </Button>
      )}
    </>
  )
}
