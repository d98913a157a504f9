import { useState } from 'react'
import { formatDate } from '#texts/shared/format.ts'
import { closingOn, privacyTexts } from '#texts/shop/privacy.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox, Panel } from '#ui/panel.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

const ConfirmDialog = pressedPart(async () => (await import('#ui/layers/confirm-dialog.tsx')).ConfirmDialog)

type MyDataProps = {
  /** When the account will be closed; null while nobody asked for it. */
  closingAt: string | null
  /** The member asked for the end before they had to show who they are: it is asked once more. */
  asksAgain?: boolean
  onExport: () => Promise<void>
  onClose: () => Promise<void>
  onKeep: () => Promise<void>
}

/** What a member may ask of their data: a copy of all of it, and an end. */
export function MyData({ closingAt, asksAgain = false, onExport, onClose, onKeep }: MyDataProps) {
  const say = useWords()
  const [asking, setAsking] = useState(asksAgain)
  return (
    <Panel>
      <h2>{say(privacyTexts.title)}</h2>
      <Act text={say(privacyTexts.exportNote)} label={say(privacyTexts.export)} onAct={onExport} />
      {closingAt === null && (
        <div className="switch-row">
          <p className="small muted">{say(privacyTexts.closeNote)}</p>
          <Button kind="ghost" size="small" className="text-danger" onClick={() => setAsking(true)}>
            {say(privacyTexts.close)}
          </Button>
        </div>
      )}
      <div role="status">{closingAt !== null && <Closing at={closingAt} onKeep={onKeep} />}</div>
      {asking && (
        <ConfirmDialog
          title={say(privacyTexts.closeTitle)}
          confirm={say(privacyTexts.close)}
          cancel={say(privacyTexts.closeCancel)}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          <p>{say(privacyTexts.closeText)}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function Closing({ at, onKeep }: { at: string; onKeep: () => Promise<void> }) {
  const say = useWords()
  const day = formatDate(at, useLanguage())
  return (
    <div className="pt-4">
      <NoteBox kind="warning">{say(closingOn(day))}</NoteBox>
      <Act text="" label={say(privacyTexts.keep)} onAct={onKeep} />
    </div>
  )
}

function Act({ text, label, onAct }: { text: string; label: string; onAct: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onAct()
    setBusy(false)
  }
  return (
    <div className="switch-row">
      <p className="small muted">{text}</p>
      <Button kind="secondary" size="small" busy={busy} onClick={() => void act()}>
        {label}
      </Button>
    </div>
  )
}
