import { useEffect } from 'react'
import { titleOf } from '#texts/office/frame.ts'
import { useWords } from '#ui/words/words.ts'

/** What the tab of the browser says while this page is shown. */
export function useTitle(page: string): void {
  const say = useWords()
  const title = say(titleOf(page))
  useEffect(() => {
    document.title = title
  }, [title])
}
