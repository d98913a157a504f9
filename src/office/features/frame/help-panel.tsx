import { useMatches } from '@tanstack/react-router'
import { frameTexts } from '#texts/office/frame.ts'
import { helpOfPages } from '#texts/office/help.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { ShortcutList } from './shortcut-list.tsx'

/** What the open page is for, its words in both languages, and its shortcuts (NAV-06). */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const help = helpOfPages[path.replace(/(.)\/$/, '$1')]
  return (
    <Dialog open onClose={onClose} title={say(frameTexts.help)}>
      <div className="help-panel">
        {help && (
          <>
            <h3>{say(frameTexts.helpFor)}</h3>
            <p>{say(help.purpose)}</p>
            <h3>{say(frameTexts.helpTerms)}</h3>
            <dl>
              {help.terms.map(({ word, meaning }) => (
                <div key={word.en}>
                  <dt>
                    <b>{word.zh}</b> <span lang="en">{word.en}</span>
                  </dt>
                  <dd>{say(meaning)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <ShortcutList />
      </div>
    </Dialog>
  )
}
