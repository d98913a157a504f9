import { controlTexts } from '#texts/shared/controls.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Toast } from '#ui/layers/toasts.tsx'
import { useHeld } from '#ui/layers/use-held.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'
import { useTimeLeft } from './use-time-left.ts'

/** A sentence, and what takes back what it tells of. */
export type Said = Toast & { id: number; undo?: () => void }

/** For so long a way back is offered, and a sentence without one is shown (NAV-16). */
const undoMs = 10_000
const sayMs = 4000

const signs = { success: 'check', warning: 'alert', error: 'alert', info: 'info' } as const

/** One sentence. It waits while it is pointed at or focused, while the page is hidden and while there is no line; errors stay. */
export function Note({ note, onUndo, onClose }: { note: Said; onUndo: () => void; onClose: () => void }) {
  const say = useWords()
  const { held, hold } = useHeld()
  const withoutUndo = note.kind === 'error' ? null : sayMs
  const { isRunning } = useTimeLeft({ ms: note.undo ? undoMs : withoutUndo, held, onEnd: onClose })
  return (
    <div className={classNames('toast', note.kind, !isRunning && 'held')} role={note.kind === 'error' ? 'alert' : 'status'} {...hold}>
      <span className="sign">
        <Icon name={signs[note.kind]} />
      </span>
      <div className="message">{note.message}</div>
      {note.undo && (
        <button type="button" className="button small" onClick={onUndo}>
          {say(savingTexts.undo)}
        </button>
      )}
      {note.action && <NoteAction action={note.action} onDone={onClose} />}
      {!note.undo && !note.action && (
        <IconButton label={say(controlTexts.close)} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      )}
      {note.undo && <span className="time-left" aria-hidden="true" />}
    </div>
  )
}

function NoteAction({ action, onDone }: { action: NonNullable<Said['action']>; onDone: () => void }) {
  if ('href' in action) {
    return (
      <PageLink className="button small" href={action.href} onClick={onDone}>
        {action.label}
      </PageLink>
    )
  }
  const act = () => {
    action.onClick()
    onDone()
  }
  return (
    <button type="button" className="button small" onClick={act}>
      {action.label}
    </button>
  )
}
