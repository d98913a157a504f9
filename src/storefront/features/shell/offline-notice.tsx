import { useSyncExternalStore } from 'react'
import { shellTexts } from '#texts/shop/shell.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'

/** Says that the shop cannot be reached for the moment, for as long as that is so. */
export function OfflineNotice() {
  const say = useWords()
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="offline">
          <Icon name="alert" size="small" />
          {say(shellTexts.offline)}
        </p>
      )}
    </div>
  )
}

function watchConnection(changed: () => void): () => void {
  const events = ['online', 'offline']
  for (const name of events) window.addEventListener(name, changed)
  return () => {
    for (const name of events) window.removeEventListener(name, changed)
  }
}
