import { helloText, staffTexts } from '#texts/office/staff.ts'
import { useWords } from '#ui/words/words.ts'
import { ProvingPage } from './proving-page.tsx'

/** Where somebody who was invited joins. */
export function JoinPage() {
  const say = useWords()
  return (
    <ProvingPage
      link="invitation"
      title={staffTexts.joinTitle}
      heading={({ name }) => (
        <>
          <h1>{say(helloText(name))}</h1>
          <p className="muted mt-2">{say(staffTexts.joinHow)}</p>
        </>
      )}
    />
  )
}
