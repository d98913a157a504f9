import { frameTexts } from '#texts/office/frame.ts'
import { useWords } from '#ui/words/words.ts'
import { useTitle } from '../../data/use-title.ts'
import { NotFound } from '../../features/frame/not-found.tsx'

export function NotFoundPage() {
  const say = useWords()
  useTitle(say(frameTexts.notFound))
  return <NotFound heading="h1" />
}
