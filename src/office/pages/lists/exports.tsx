import { listTexts } from '#texts/office/lists.ts'
import { useWords } from '#ui/words/words.ts'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { ExportList } from './export-list.tsx'

/** Files that this person has asked for (NAV-28). */
export function ExportsPage() {
  const say = useWords()
  return (
    <>
      <PageBar title={say(listTexts.exports)} />
      <ExportList />
    </>
  )
}
