import { BookOpen } from 'lucide-react'
import { webhooksTexts } from '#texts/office/webhooks.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { useWebhooks } from '../../data/use-programs.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { Keys } from '../../features/webhooks/keys.tsx'
import { WebhookList } from '../../features/webhooks/webhook-list.tsx'

/** Programs that call the office, and programs that are told what happens. */
export function WebhooksPage() {
  const say = useWords()
  const may = useMay()
  const { data, error, isPending, refetch } = useWebhooks()
  return (
    <>
      <PageBar
        title={say(webhooksTexts.title)}
        actions={
          <LinkButton kind="secondary" href={officePaths.api} inApp={false}>
            <BookOpen size={16} aria-hidden="true" />
            {say(webhooksTexts.document)}
          </LinkButton>
        }
      />
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && (
        <div className="page-body grid gap-4">
          {may('keys.edit') && <Keys />}
          <WebhookList webhooks={data.webhooks} />
        </div>
      )}
    </>
  )
}
