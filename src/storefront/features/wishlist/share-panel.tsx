import { useState } from 'react'
import { shareCodeDays } from '#rules/constants.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { codeTerms, wishlistTexts } from '#texts/shop/wishlist.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The address of a list that has just been made public, and this month's code if it was not given before (D-29). */
export type SharedList = { address: string; code: string | null; amount: number }

type SharePanelProps = { isPublic: boolean; onShare: () => Promise<SharedList | null>; onUnshare: () => Promise<void> }

/** Makes the list public and shows what came of it (WSH-04); and, quietly, private again. */
export function SharePanel({ isPublic, onShare, onUnshare }: SharePanelProps) {
  const say = useWords()
  const [busy, setBusy] = useState<'share' | 'unshare'>()
  const [link, setLink] = useState<SharedList | null>(null)
  const share = async () => {
    setBusy('share')
    setLink((await onShare()) ?? link)
    setBusy(undefined)
  }
  const unshare = async () => {
    setBusy('unshare')
    await onUnshare()
    setLink(null)
    setBusy(undefined)
  }
  const shown = isPublic ? link : null
  return (
    <Panel className="share-panel">
      <div role="status">{shown ? <Result {...shown} /> : <p>{say(isPublic ? wishlistTexts.isShared : wishlistTexts.shareNote)}</p>}</div>
      <div className="share-actions">
        {!shown && (
          <Button kind="secondary" busy={busy === 'share'} onClick={() => void share()}>
            {say(wishlistTexts.share)}
          </Button>
        )}
        {isPublic && (
          <Button kind="ghost" busy={busy === 'unshare'} onClick={() => void unshare()}>
            {say(wishlistTexts.unshare)}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Result({ address, code, amount }: SharedList) {
  const say = useWords()
  const language = useLanguage()
  return (
    <>
      <h2>{say(wishlistTexts.sharedTitle)}</h2>
      <dl>
        <Copied
          name={say(wishlistTexts.shareLink)}
          words={address}
          action={say(wishlistTexts.copyLink)}
          done={say(wishlistTexts.linkCopied)}
        />
        {code && (
          <Copied
            name={say(wishlistTexts.discountCode)}
            words={code}
            action={say(wishlistTexts.copyCode)}
            done={say(wishlistTexts.codeCopied)}
          />
        )}
      </dl>
      <p className="small muted">{say(code ? codeTerms(formatTwd(amount, language), shareCodeDays) : wishlistTexts.codeGiven)}</p>
    </>
  )
}

function Copied({ name, words, action, done }: { name: string; words: string; action: string; done: string }) {
  const say = useWords()
  const showToast = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words)
      showToast({ kind: 'success', message: done })
    } catch {
      showToast({ kind: 'error', message: say(wishlistTexts.copyFailed) })
    }
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="num">{words}</span>
        <IconButton label={action} onClick={() => void copy()}>
          <Icon name="copy" />
        </IconButton>
      </dd>
    </div>
  )
}
