import { frameTexts } from '#texts/office/frame.ts'
import { useWords } from '#ui/words/words.ts'
import { KeyCaps } from '../../data/keys/key-caps.tsx'
import { useAllShortcuts } from '../../data/keys/shortcuts.tsx'

/** Every shortcut that holds on the open page. */
export function ShortcutList() {
  const say = useWords()
  const groups = useAllShortcuts()
  return (
    <>
      {groups.map(({ title, shortcuts }) => (
        <section key={title.en}>
          <h3>
            {say(frameTexts.shortcuts)} · {say(title)}
          </h3>
          <dl className="shortcuts">
            {shortcuts.map(({ keys, does }) => (
              <div key={keys}>
                <dt>{say(does)}</dt>
                <dd>
                  <KeyCaps keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
