import type { ReactNode } from 'react'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { problemMessage } from '../../../data/problem-message.ts'
import { UnreadNote } from '../../../ui/unread-note.tsx'

type CasesShownProps<Data> = { data: Data | undefined; error: Error | null; onAgain: () => void; children: (data: Data) => ReactNode }

/** Cases once they are there; else that they come, or why not. */
export function CasesShown<Data>({ data, error, onAgain, children }: CasesShownProps<Data>) {
  const language = useLanguage()
  if (data !== undefined) return children(data)
  return error ? <UnreadNote why={problemMessage(error, language)} onAgain={onAgain} /> : <PetalLoader />
}
