import { searchTexts, suggestionCount } from '#texts/shop/search.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Suggestion } from './use-suggestions.ts'

type SuggestionListProps = { id: string; suggestions: readonly Suggestion[]; active: number; onChoose: () => void }

export const suggestionId = (list: string, place: number) => `${list}-${place}`

/** What may be meant, below the box: the focus stays in there while the arrow keys choose. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const say = useWords()
  return (
    <>
      <p className="hidden-text" role="status">
        {suggestions.length > 0 && say(suggestionCount(suggestions.length))}
      </p>
      {suggestions.length > 0 && (
        // A press must not take the focus out of the box: the list would be gone before the link is followed.
        <div
          id={id}
          className="suggestions"
          role="listbox"
          aria-label={say(searchTexts.suggestions)}
          onPointerDown={(event) => event.preventDefault()}
        >
          {suggestions.map(({ key, name, href, preview }, place) => (
            <PageLink
              key={key}
              id={suggestionId(id, place)}
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              href={href}
              onClick={onChoose}
            >
              {preview ? <Picture url={preview} alt="" widths={[200]} sizes="40px" /> : <Icon name="search" />}
              <span>{name}</span>
            </PageLink>
          ))}
        </div>
      )}
    </>
  )
}
