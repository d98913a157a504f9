import { frameTexts } from '#texts/office/frame.ts'
import type { Text } from '#rules/locale.ts'
import { useWords } from '#ui/words/words.ts'
import { KeyCaps } from '../../data/keys/key-caps.tsx'
import { useAllShortcuts } from '../../data/keys/shortcuts.tsx'

/** Every shortcut that holds on the open page. */
export function ShortcutList() {
  const say = useWords()
  const groups = byTitle(useAllShortcuts())
  return (
    <>
      {groups.map(({ title, shortcuts }) => (
        <section key={title.en}>
          <h3>
            {say(frameTexts.shortcuts)} · {say(title)}
          </h3>
          <dl className="shortcuts">
            {shortcuts.map(({ keys, does }) => (
              <div key={does.en}>
                <dt>{say(does)}</dt>
                <dd>
                  {keys.map((each) => (
                    <KeyCaps key={each} keys={each} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

/** Several parts of a page may add to what holds in one place, and several keys may do one thing. */
function byTitle(groups: ReturnType<typeof useAllShortcuts>) {
  return distinct(groups.map(({ title }) => title)).map((title) => {
    const held = groups.filter((group) => group.title.en === title.en).flatMap(({ shortcuts }) => shortcuts)
    const deeds = distinct(held.map(({ does }) => does))
    return {
      title,
      shortcuts: deeds.map((does) => ({ does, keys: held.filter((each) => each.does.en === does.en).map(({ keys }) => keys) })),
    }
  })
}

const distinct = (texts: readonly Text[]) => [...new Map(texts.map((text) => [text.en, text])).values()]
