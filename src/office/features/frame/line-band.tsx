import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { CloudOff, LoaderCircle } from 'lucide-react'
import { savingTexts, shownSince } from '#texts/office/saving.ts'
import { formatAge } from '#texts/office/times.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { giveUpWaiting, tryNow, useLine } from '../../data/saving/line.ts'
import { useNow } from '../../data/use-now.ts'

/** Says that there is no line, and how old is what is shown (NAV-20); or that something saved is not answered yet (NAV-22). */
export function LineBand() {
  // Named as a live region, so that a dialog that opens meanwhile does not hide it from who listens.
  return (
    <div className="line-place" aria-live="polite">
      <LineWords />
    </div>
  )
}

function LineWords() {
  const say = useWords()
  const { isOnline, confirming, waiting } = useLine()
  if (isOnline && confirming === 0) return null
  if (isOnline) {
    return (
      <div className="line-band wait">
        <LoaderCircle size={16} aria-hidden="true" />
        <p>
          <b>{say(savingTexts.confirming)}</b> {say(savingTexts.confirmingHow)}
        </p>
        <button type="button" className="button secondary small" onClick={tryNow}>
          {say(savingTexts.tryNow)}
        </button>
      </div>
    )
  }
  return (
    <div className="line-band alarm">
      <CloudOff size={16} aria-hidden="true" />
      <p>
        <b>{say(savingTexts.offline)}</b> <ShownSince /> {say(waiting > 0 ? savingTexts.waitingToSave : savingTexts.offlineHow)}
        {confirming > 0 && ` ${say(savingTexts.confirming)}`}
      </p>
      {waiting > 0 && (
        <button type="button" className="button secondary small" onClick={giveUpWaiting}>
          {say(savingTexts.notNow)}
        </button>
      )}
    </div>
  )
}

const everyMs = 15_000

/** The age of the oldest of what the page shows. */
function ShownSince() {
  const [say, language] = [useWords(), useLanguage()]
  const now = useNow(everyMs)
  const queries = useQueryClient()
  useIsFetching()
  const shown = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  if (shown.length === 0) return null
  const oldest = new Date(Math.min(...shown))
  return say(shownSince(formatAge(oldest, { now, language })))
}
