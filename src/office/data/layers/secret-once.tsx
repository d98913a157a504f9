import './secret-once.css'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Text } from '#rules/locale.ts'
import { webhooksTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'

type SecretOnceProps = { title: Text; secret: string; says: readonly Text[]; onClose: () => void }

/** A secret that is shown this once: it stays until somebody says that it is kept. */
export function SecretOnce({ title, secret, says, onClose }: SecretOnceProps) {
  const say = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }
  return (
    <Dialog open insistent onClose={onClose} title={say(title)}>
      <div className="mt-3 grid gap-4">
        {says.map((text) => (
          <p key={text.en} className="muted">
            {say(text)}
          </p>
        ))}
        <output className="secret-once">{secret}</output>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={() => void copy()}>
            {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
            <span aria-live="polite">{say(isCopied ? webhooksTexts.copied : webhooksTexts.copy)}</span>
          </Button>
          <Button onClick={onClose}>{say(webhooksTexts.kept)}</Button>
        </div>
      </div>
    </Dialog>
  )
}
