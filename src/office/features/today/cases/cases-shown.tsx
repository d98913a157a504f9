import type { ReactNode } from 'react'
import { frameTexts } from '#texts/office/frame.ts'
import { Button } from '#ui/controls/button.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemMessage } from '../../../data/problem-message.ts'

type CasesShownProps<Data> = { data: Data | undefined; error: Error | null; onAgain: () => void; children: (data: Data) => ReactNode }

/** Cases once they are there; else that they come, or why not. */
export function CasesShown<Data>({ data, error, onAgain, children }: CasesShownProps<Data>) {
  const [say, language] = [useWords(), useLanguage()]
  if (data !== undefined) return children(data)
  if (!error) return <PetalLoader />
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p>{problemMessage(error, language)}</p>
      <Button kind="secondary" size="small" onClick={onAgain}>
        {say(frameTexts.again)}
      </Button>
    </div>
  )
}
