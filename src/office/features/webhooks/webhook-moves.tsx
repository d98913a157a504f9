import type { Webhook } from '#contract/office/api/webhooks.ts'
import type { Text } from '#rules/locale.ts'
import { webhookMove, webhooksTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useProgramChange } from '../../data/use-programs.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const WebhookDialog = lazyLayer(() => import('./webhook-dialog.tsx').then((file) => file.WebhookDialog))
const EffectDialog = lazyLayer(() => import('../../data/effects/effect-dialog.tsx').then((file) => file.EffectDialog))

/** What an owner can do with a webhook. */
export function WebhookMoves({ webhook }: { webhook: Webhook }) {
  const say = useWords()
  const { webhooks } = useOffice()
  const { id, url, state } = webhook
  const [asked, setAsked] = useDialogAbout(`webhook-${id}`)
  const close = () => setAsked(null)
  const test = useProgramChange({ act: (_: void, press) => webhooks.test({ id }, press), done: () => webhooksTexts.tested })
  const pause = useProgramChange({ act: (_: void, press) => webhooks.pause({ id }, press), done: () => webhooksTexts.paused })
  const resume = useProgramChange({ act: (_: void, press) => webhooks.resume({ id }, press), done: () => webhooksTexts.resumed })
  const remove = useProgramChange({ act: (_: void, press) => webhooks.remove({ id }, press), done: () => webhooksTexts.removed })
  const renew = useProgramChange({
    act: (_: void, press) => webhooks.renewSecret({ id }, press),
    done: () => webhooksTexts.renewed,
    secretOf: ({ secret }) => ({
      title: webhooksTexts.secretTitle,
      words: secret,
      says: [webhooksTexts.secretHow, webhooksTexts.secretBoth],
    }),
  })
  const move = (label: Text, act: () => void) => (
    <Button kind="ghost" size="small" aria-label={say(webhookMove(label, url))} onClick={act}>
      {say(label)}
    </Button>
  )
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {move(webhooksTexts.test, () => test.mutate())}
      {state === 'on' ? move(webhooksTexts.pause, () => pause.mutate()) : move(webhooksTexts.resume, () => resume.mutate())}
      {move(webhooksTexts.change, () => setAsked('change'))}
      {move(webhooksTexts.renew, () => setAsked('renew'))}
      {move(webhooksTexts.remove, () => setAsked('remove'))}
      {asked === 'change' && <WebhookDialog webhook={webhook} onClose={close} />}
      {asked === 'renew' && (
        <EffectDialog title={webhooksTexts.renew} follows={[webhooksTexts.renewHow]} act={() => renew.mutateAsync()} onClose={close} />
      )}
      {asked === 'remove' && (
        <EffectDialog
          title={webhookMove(webhooksTexts.removeNow, url)}
          confirm={webhooksTexts.removeNow}
          follows={[webhooksTexts.removeHow]}
          act={() => remove.mutateAsync()}
          onClose={close}
        />
      )}
    </span>
  )
}
