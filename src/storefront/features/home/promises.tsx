import { homeTexts } from '#texts/home.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../ui/words.ts'

/** What the shop stands for, in four short sentences. */
export function Promises() {
  const say = useWords()
  return (
    <div className="wrap">
      <ul className="promises">
        {homeTexts.promises.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <b>{say(title)}</b>
              {say(text)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
