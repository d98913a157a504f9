import { useState } from 'react'
import { formatDate, formatTwd } from '#texts/shared/format.ts'
import { codeTerms, wishlistTexts } from '#texts/shop/wishes/wishlist.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The code that sharing has earned, while it can be used (D-29). */
export type Reward = { discount_code: string; amount: number; ends_at: string }

type SharePanelProps = {
  /** Where others see the list; null while it is not public. */
  address: string | null
  reward: Reward | null
  /** Whether sharing, also a list that is public already, earns a code now. */
  earns: boolean
  onShare: () => Promise<void>
  onUnshare: () => Promise<void>
}

/** Makes the list public, shows where, and what came of it, for as long as it lasts (WSH-04, WSH-10); and, quietly, private again. */
export function SharePanel({ address, reward, earns, onShare, onUnshare }: SharePanelProps) {
  const say = useWords()
  const [busy, setBusy] = useState(false)
  const press = async (act: () => Promise<void>) => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  return (
    <Panel className="share-panel">
      <div role="status">
        {address && <h2>{say(wishlistTexts.sharedTitle)}</h2>}
        {(address || reward) && <Facts address={address} reward={reward} />}
        {(!address || earns) && <p>{say(wishlistTexts.shareNote)}</p>}
      </div>
      <div className="share-actions">
        {(!address || earns) && (
          <Button kind="secondary" busy={busy} onClick={() => void press(onShare)}>
            {say(address ? wishlistTexts.earn : wishlistTexts.share)}
          </Button>
        )}
        {address && (
          <Button kind="ghost" busy={busy} onClick={() => void press(onUnshare)}>
            {say(wishlistTexts.unshare)}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Facts({ address, reward }: Pick<SharePanelProps, 'address' | 'reward'>) {
  const say = useWords()
  const language = useLanguage()
  return (
    <>
      <dl>
        {address && (
          <Copied
            name={say(wishlistTexts.shareLink)}
            words={address}
            action={say(wishlistTexts.copyLink)}
            done={say(wishlistTexts.linkCopied)}
          />
        )}
        {reward && (
          <Copied
            name={say(wishlistTexts.discountCode)}
            words={reward.discount_code}
            action={say(wishlistTexts.copyCode)}
            done={say(wishlistTexts.codeCopied)}
          />
        )}
      </dl>
      <p className="small muted">
        {reward ? say(codeTerms(formatTwd(reward.amount, language), formatDate(reward.ends_at, language))) : say(wishlistTexts.isShared)}
      </p>
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
