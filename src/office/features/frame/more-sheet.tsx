import { CircleQuestionMark, Search } from 'lucide-react'
import type { Me } from '#contract/office/api/me.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { pagesAside, pagesOf } from './office-pages.ts'

type MoreSheetProps = { me: Me; onSearch: () => void; onHelp: () => void; onClose: () => void }

/** On a phone: the search, every page that is not in the bar, one's own settings, and help. */
export function MoreSheet({ me, onSearch, onHelp, onClose }: MoreSheetProps) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={say(frameTexts.more)}>
      <nav className="more-sheet" aria-label={say(frameTexts.more)}>
        <button type="button" onClick={onSearch}>
          <Search size={20} strokeWidth={1.7} aria-hidden="true" />
          {say(frameTexts.search)}
        </button>
        {[...pagesOf(me), ...pagesAside(me)].map(({ href, label, Sign }) => (
          <PageLink key={href} href={href} onClick={onClose}>
            <Sign size={20} strokeWidth={1.7} aria-hidden="true" />
            {say(label)}
          </PageLink>
        ))}
        <button type="button" onClick={onHelp}>
          <CircleQuestionMark size={20} strokeWidth={1.7} aria-hidden="true" />
          {say(frameTexts.help)}
        </button>
      </nav>
    </Dialog>
  )
}
