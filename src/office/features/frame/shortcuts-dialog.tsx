import { frameTexts } from '#texts/office/frame.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { ShortcutList } from './shortcut-list.tsx'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={say(frameTexts.shortcuts)}>
      <div className="help-panel">
        <ShortcutList />
      </div>
    </Dialog>
  )
}
