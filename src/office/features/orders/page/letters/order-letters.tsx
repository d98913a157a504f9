import { Mail, MailCheck, MailWarning } from 'lucide-react'
import type { OrderLetter } from '#contract/office/api/order-page.ts'
import { askedBy, letterKindText, letterStateTexts, letterTexts } from '#texts/office/letters.ts'
import { useWords } from '#ui/words/words.ts'
import { When } from '../../../../ui/when.tsx'
import type { LetterPlace } from './letter-dialog.tsx'
import { useDialogAbout } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'

const LetterDialog = lazyLayer(() => import('./letter-dialog.tsx').then((file) => file.LetterDialog))

const signs = { waiting: Mail, sent: MailCheck, failed: MailWarning }

/** What was written to a buyer, newest first; each opens as it was sent. */
export function OrderLetters({ letters, place }: { letters: readonly OrderLetter[]; place: LetterPlace }) {
  const say = useWords()
  const [about, setOpened] = useDialogAbout('letter')
  const opened = letters.find(({ id }) => String(id) === about)
  return (
    <section className="office-panel" aria-label={say(letterTexts.heading)}>
      <header>
        <h2>{say(letterTexts.heading)}</h2>
      </header>
      {letters.length === 0 && <p className="body dim">{say(letterTexts.none)}</p>}
      <ul className="letters">
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} onOpen={() => setOpened(letter.id)} />
        ))}
      </ul>
      {opened && <LetterDialog letter={opened} place={place} onClose={() => setOpened(null)} />}
    </section>
  )
}

function LetterRow({ letter, onOpen }: { letter: OrderLetter; onOpen: () => void }) {
  const say = useWords()
  const Sign = signs[letter.state]
  const name = letterKindText(letter.kind)
  return (
    <li>
      <button type="button" className="letter-row" onClick={onOpen}>
        <Sign size={16} aria-hidden="true" className={letter.state === 'failed' ? 'mt-0.5 text-alarm' : 'mt-0.5 text-ink-3'} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{name ? say(name) : letter.subject}</span>
          <span className="dim block truncate text-xs">{letter.asked_by ? say(askedBy(letter.asked_by)) : letter.to}</span>
        </span>
        <span className="dim text-right text-xs">
          <When at={letter.at} />
          <span className="block">{say(letterStateTexts[letter.state])}</span>
        </span>
      </button>
    </li>
  )
}
