import { formatTwd } from '#texts/shared/format.ts'
import { homeTexts } from '#texts/shop/home.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What the shop stands for, in four short sentences. */
export function Promises() {
  const say = useWords()
  const free = formatTwd(useTerms().delivery.free_from.normal, useLanguage())
  return (
    <div className="wrap">
      <ul className="promises">
        {homeTexts.promises.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <b>{say(title)}</b>
              {say(text(free))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
