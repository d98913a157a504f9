import { keysTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeys } from '../../data/use-programs.ts'
import { KeyList } from './key-list.tsx'

/** Keys, once their owner has given a second factor: until then how to see them. */
export function Keys() {
  const say = useWords()
  const { data, isClosed, open } = useKeys()
  if (data) return <KeyList keys={data.keys} scopes={data.scopes} />
  return (
    <section className="office-panel">
      <header>
        <h2>{say(keysTexts.keys)}</h2>
      </header>
      {isClosed && (
        <EmptyState title={say(keysTexts.closed)} text={say(keysTexts.closedHow)}>
          <Button kind="secondary" onClick={open}>
            {say(keysTexts.open)}
          </Button>
        </EmptyState>
      )}
    </section>
  )
}
