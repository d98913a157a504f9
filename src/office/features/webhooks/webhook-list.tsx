import type { Webhook } from '#contract/office/api/webhooks.ts'
import { eventsCount, failedCount, keptCount, logOfWebhook, webhooksTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { When } from '../../ui/when.tsx'
import { WebhookMoves } from './webhook-moves.tsx'
import { WebhookState } from './webhook-state.tsx'
import { useDialog } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const WebhookDialog = lazyLayer(() => import('./webhook-dialog.tsx').then((file) => file.WebhookDialog))

/** Whoever is told what happens, and whether they hear it. */
export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const say = useWords()
  const may = useMay()
  const [isAdding, setAdding] = useDialog('new-webhook')
  return (
    <section className="office-panel">
      <header>
        <h2 className="flex-1">{say(webhooksTexts.webhooks)}</h2>
        {may('webhooks.edit') && (
          <Button kind="secondary" size="small" onClick={() => setAdding(true)}>
            {say(webhooksTexts.add)}
          </Button>
        )}
      </header>
      {webhooks.length === 0 && <EmptyState title={say(webhooksTexts.none)} text={say(webhooksTexts.noneHow)} />}
      <ul>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      {isAdding && may('webhooks.edit') && <WebhookDialog onClose={() => setAdding(false)} />}
    </section>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const say = useWords()
  const may = useMay()
  const { id, url, events, failing_since, old_secret_until, deliveries } = webhook
  return (
    <li className="person-row">
      <div className="min-w-[14rem] flex-1">
        <PageLink href={officePaths.webhook(id)} className="link break-all" aria-label={say(logOfWebhook(url))}>
          {url}
        </PageLink>
        <div className="dim text-xs">
          {say(eventsCount(events.length))}
          {deliveries.held > 0 && ` · ${say(keptCount(deliveries.held))}`}
          {deliveries.failed > 0 && ` · ${say(failedCount(deliveries.failed))}`}
          {failing_since && (
            <>
              {' · '}
              {say(webhooksTexts.failingSince)} <When at={failing_since} />
            </>
          )}
          {old_secret_until && (
            <>
              {' · '}
              {say(webhooksTexts.oldSecret)} <When at={old_secret_until} />
            </>
          )}
        </div>
      </div>
      <WebhookState webhook={webhook} />
      {may('webhooks.edit') && <WebhookMoves webhook={webhook} />}
    </li>
  )
}
