import { CalendarClock, History, Trash2 } from 'lucide-react'
import type { Arrangement } from '#contract/office/api/goods/categories.ts'
import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import { categoriesTexts, notPublished, notPublishedTexts, scheduledAt, unknownFault } from '#texts/office/goods/categories.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { useArrangement, type KeepDraft } from '../../data/categories/use-arrangement.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const ScheduleDialog = lazyLayer(() => import('./schedule-dialog.tsx').then((file) => file.ScheduleDialog))
const VersionsDialog = lazyLayer(() => import('./versions-dialog.tsx').then((file) => file.VersionsDialog))
const DiscardDialog = lazyLayer(() => import('./discard-dialog.tsx').then((file) => file.DiscardDialog))

type DraftBarProps = { kind: ArrangementKind; arrangement: Arrangement; keepDraft: KeepDraft }

/** How a draft stands, and what can be done with it: publish it now or later, throw it away, go back to an older version (CAT-09). */
export function DraftBar({ kind, arrangement, keepDraft }: DraftBarProps) {
  const say = useWords()
  const { is_draft: isDraft, publish_at: at, not_published: why } = arrangement
  const { busy, publish, ...acts } = useArrangement({ kind, arrangement, keepDraft })
  const [schedules, setSchedules] = useDialog(`${kind}-schedule`)
  const [discards, setDiscards] = useDialog(`${kind}-discard`)
  const [goesBack, setGoesBack] = useDialog(`${kind}-versions`)
  return (
    <div className="draft-bar">
      <p role="status">
        {say(isDraft ? categoriesTexts.draftWaits : categoriesTexts.noDraft)}
        {at && <b> {say(scheduledAt(formatShortMoment(at)))}</b>}
      </p>
      <IconButton label={say(categoriesTexts.versions)} title={say(categoriesTexts.versions)} onClick={() => setGoesBack(true)}>
        <History size={17} aria-hidden="true" />
      </IconButton>
      {isDraft && (
        <>
          <IconButton label={say(categoriesTexts.discard)} title={say(categoriesTexts.discard)} onClick={() => setDiscards(true)}>
            <Trash2 size={17} aria-hidden="true" />
          </IconButton>
          <IconButton label={say(categoriesTexts.schedule)} title={say(categoriesTexts.schedule)} onClick={() => setSchedules(true)}>
            <CalendarClock size={17} aria-hidden="true" />
          </IconButton>
          <Button size="small" busy={busy === 'publish'} onClick={() => void publish()}>
            {say(categoriesTexts.publish)}
          </Button>
        </>
      )}
      {why !== null && (
        <div className="draft-fault">
          <NoteBox kind="warning">{say(notPublished(notPublishedTexts[why] ?? unknownFault))}</NoteBox>
        </div>
      )}
      {schedules && isDraft && (
        <ScheduleDialog kind={kind} at={at} busy={busy !== null} onSchedule={acts.schedule} onClose={() => setSchedules(false)} />
      )}
      {discards && isDraft && <DiscardDialog onDiscard={acts.discard} onClose={() => setDiscards(false)} />}
      {goesBack && <VersionsDialog kind={kind} busy={busy !== null} onRestore={acts.restore} onClose={() => setGoesBack(false)} />}
    </div>
  )
}
