import { CircleCheck, CircleSlash2, Clock, History, type LucideIcon } from 'lucide-react'
import type { ApprovalOfOffice } from '#contract/office/api/approvals.ts'
import { approvalCallText, approvalStateTexts, approvalsTexts, decideAbout, effectText } from '#texts/office/approvals.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { useApprovalChange } from '../../data/use-approvals.ts'
import { Code } from '../../ui/code.tsx'
import { State, type Tone } from '../../ui/state.tsx'
import { When } from '../../ui/when.tsx'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const DeclineDialog = lazyLayer(() => import('./decline-dialog.tsx').then((file) => file.DeclineDialog))

type Rows = { approvals: readonly ApprovalOfOffice[] }

export function ApprovalList({ title, approvals }: Rows & { title: string }) {
  return (
    <section className="office-panel">
      <header>
        <h2>{title}</h2>
      </header>
      <ApprovalRows approvals={approvals} />
    </section>
  )
}

/** Calls with what they would bring; of those that wait, what can be decided. */
export function ApprovalRows({ approvals }: Rows) {
  const [about, setDeclining] = useDialogAbout('decline')
  const declining = approvals.find(({ id, state, can_decide: canDecide }) => String(id) === about && state === 'waiting' && canDecide)
  return (
    <>
      <ul>
        {approvals.map((approval) => (
          <Approval key={approval.id} approval={approval} onDecline={() => setDeclining(approval.id)} />
        ))}
      </ul>
      {declining && <DeclineDialog approval={declining} onClose={() => setDeclining(null)} />}
    </>
  )
}

function Approval({ approval, onDecline }: { approval: ApprovalOfOffice; onDecline: () => void }) {
  const say = useWords()
  const { permission, effect, reason, state, asked_by, asked_at, decided_by, decided_at, decision_reason } = approval
  return (
    <li className="approval">
      <div className="min-w-0 flex-1">
        <b className="font-medium">{say(approvalCallText(permission))}</b> <Subject approval={approval} />
        <p>{say(effectText(effect, permission))}</p>
        <p className="break-words">{reason}</p>
        <p className="dim text-xs">
          {say(approvalsTexts.askedBy)} {asked_by} · <When at={asked_at} />
          {decided_by !== null && decided_at !== null && (
            <>
              {' '}
              → {decided_by} · <When at={decided_at} />
            </>
          )}
          {decision_reason !== null && ` · ${decision_reason}`}
        </p>
      </div>
      {state === 'waiting' ? <Deciding approval={approval} onDecline={onDecline} /> : <Ended state={state} />}
    </li>
  )
}

/** What it is about, with the way there. */
function Subject({ approval: { subject, effect } }: { approval: ApprovalOfOffice }) {
  const say = useWords()
  const [, kind = '', of = ''] = /^(order|product) (\S+)$/.exec(subject) ?? []
  if (kind === 'order')
    return (
      <PageLink href={officePaths.order(of)} className="row-link">
        <Code>{of}</Code>
      </PageLink>
    )
  if (kind === 'product')
    return (
      <PageLink href={officePaths.product(Number(of))} className="row-link">
        {effect.product ? say(effect.product.name) : of}
      </PageLink>
    )
  return subject
}

function Deciding({ approval, onDecline }: { approval: ApprovalOfOffice; onDecline: () => void }) {
  const say = useWords()
  const office = useOffice()
  const { id, permission, subject, effect, is_own: isOwn, can_decide: canDecide } = approval
  const approve = useApprovalChange(async (_: undefined, press) => {
    const { state } = await office.approvals.decide({ id, answer: 'yes' }, press)
    return state === 'stale' ? approvalsTexts.staleNow : approvalsTexts.doneNow
  })
  const withdraw = useApprovalChange(async (_: undefined, press) => {
    await office.approvals.withdraw({ id }, press)
    return approvalsTexts.withdrawnNow
  })
  const what = `${say(approvalCallText(permission))} ${effect.product ? say(effect.product.name) : subject.replace(/^\S+ /, '')}`
  if (isOwn)
    return (
      <div className="grid justify-items-end gap-1">
        <Button
          kind="secondary"
          size="small"
          busy={withdraw.isPending}
          aria-label={say(decideAbout(approvalsTexts.withdraw, what))}
          onClick={() => withdraw.mutate(undefined)}
        >
          {say(approvalsTexts.withdraw)}
        </Button>
        <span className="dim text-xs">{say(approvalsTexts.own)}</span>
      </div>
    )
  if (!canDecide) return null
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button kind="secondary" aria-label={say(decideAbout(approvalsTexts.no, what))} onClick={onDecline}>
        {say(approvalsTexts.no)}
      </Button>
      <Button busy={approve.isPending} aria-label={say(decideAbout(approvalsTexts.yes, what))} onClick={() => approve.mutate(undefined)}>
        {say(approvalsTexts.yes)}
      </Button>
    </div>
  )
}

const looks: Record<Exclude<ApprovalOfOffice['state'], 'waiting'>, { tone: Tone; Sign: LucideIcon }> = {
  approved: { tone: 'move', Sign: Clock },
  done: { tone: 'done', Sign: CircleCheck },
  stale: { tone: 'alarm', Sign: History },
  declined: { tone: 'stop', Sign: CircleSlash2 },
  withdrawn: { tone: 'stop', Sign: CircleSlash2 },
  expired: { tone: 'stop', Sign: Clock },
}

function Ended({ state }: { state: keyof typeof looks }) {
  const say = useWords()
  const { tone, Sign } = looks[state]
  return (
    <State tone={tone} sign={<Sign size={16} aria-hidden="true" />}>
      {say(approvalStateTexts[state])}
    </State>
  )
}
