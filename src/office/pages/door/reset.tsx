import { doorTexts } from '#texts/office/door.ts'
import { useWords } from '#ui/words/words.ts'
import { ProvingPage } from './proving-page.tsx'

/** Where somebody proves anew who they are (ACC-08). */
export function ResetPage() {
  const say = useWords()
  return (
    <ProvingPage
      link="reset"
      title={doorTexts.resetTitle}
      heading={() => (
        <>
          <h1>{say(doorTexts.resetTitle)}</h1>
          <p className="muted mt-2">{say(doorTexts.resetHow)}</p>
        </>
      )}
    />
  )
}
