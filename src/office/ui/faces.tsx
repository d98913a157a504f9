import { alsoHere } from '#texts/office/frame.ts'
import { joinWords } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Who else is here, by the first sign of their names; the names when pointed at, and for who listens. */
export function Faces({ people }: { people: readonly { id: number; name: string }[] }) {
  const [say, language] = [useWords(), useLanguage()]
  const names = joinWords(
    people.map(({ name }) => name),
    language,
  )
  return (
    <span className="faces" role="status">
      {people.length > 0 && (
        <>
          {people.map(({ id, name }) => (
            <span key={id} className="initial" aria-hidden="true" title={name}>
              {name.slice(0, 1)}
            </span>
          ))}
          <span>{say(alsoHere(names))}</span>
        </>
      )}
    </span>
  )
}
