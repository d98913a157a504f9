import { Toolbar } from '@base-ui/react/toolbar'
import {
  Bold,
  Clapperboard,
  CodeXml,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Redo2,
  Rows2,
  Table,
  TextQuote,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { richTextTexts } from '#texts/office/goods/rich-text.ts'
import { useWords } from '#ui/words/words.ts'
import type { Inserting } from './insert-dialog.tsx'
import { addRow, insertTable, removeRow } from './table-commands.ts'
import { hasMark, insertNode, isInside, kindAt, kinds, quote, setKind, toggle, toggleList } from './text-commands.ts'

type ToolbarProps = {
  label: string
  state: EditorState
  run: (command: Command) => void
  onInsert: (what: Inserting) => void
  onSource: () => void
}

type Tool = { name: keyof typeof richTextTexts; Sign: LucideIcon; press: () => void; pressed?: boolean; impossible?: boolean }

/** What can be made of the words; one Tab stop, in which arrow keys move. */
export function TextToolbar({ label, state, run, onInsert, onSource }: ToolbarProps) {
  const say = useWords()
  const kind = kindAt(state)
  return (
    <Toolbar.Root className="rich-text-tools bare-scroll" aria-label={`${label}: ${say(richTextTexts.tools)}`}>
      <Toolbar.Group className="rich-text-kinds" aria-label={say(richTextTexts.kind)}>
        {kinds.map((each) => (
          <Toolbar.Button
            key={each}
            aria-pressed={kind === each}
            focusableWhenDisabled
            disabled={!setKind(each)(state) && kind !== each}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(setKind(each))}
          >
            {say(richTextTexts[each])}
          </Toolbar.Button>
        ))}
      </Toolbar.Group>
      {toolsOf({ state, run, onInsert, onSource }).map(({ name, Sign, press, pressed, impossible = false }) => (
        <Toolbar.Button
          key={name}
          aria-label={say(richTextTexts[name])}
          title={say(richTextTexts[name])}
          aria-pressed={pressed}
          focusableWhenDisabled
          disabled={impossible}
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          <Sign size={17} aria-hidden="true" />
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  )
}

function toolsOf({ state, run, onInsert, onSource }: Omit<ToolbarProps, 'label'>): Tool[] {
  const isIn = (name: string) => isInside(state, name)
  return [
    { name: 'strong', Sign: Bold, press: () => run(toggle('strong')), pressed: hasMark(state, 'strong') },
    { name: 'em', Sign: Italic, press: () => run(toggle('em')), pressed: hasMark(state, 'em') },
    { name: 'link', Sign: Link, press: () => onInsert('link'), pressed: hasMark(state, 'a') },
    { name: 'ul', Sign: List, press: () => run(toggleList('ul')), pressed: isIn('ul') },
    { name: 'ol', Sign: ListOrdered, press: () => run(toggleList('ol')), pressed: isIn('ol') },
    { name: 'blockquote', Sign: TextQuote, press: () => run(quote), pressed: isIn('blockquote') },
    { name: 'img', Sign: Image, press: () => onInsert('img') },
    { name: 'iframe', Sign: Clapperboard, press: () => onInsert('iframe') },
    { name: 'hr', Sign: Minus, press: () => run(insertNode('hr')) },
    ...(isIn('table')
      ? ([
          { name: 'addRow', Sign: Rows2, press: () => run(addRow) },
          { name: 'removeRow', Sign: Trash2, press: () => run(removeRow) },
        ] as const)
      : ([{ name: 'table', Sign: Table, press: () => run(insertTable) }] as const)),
    { name: 'undo', Sign: Undo2, press: () => run(undo), impossible: !undo(state) },
    { name: 'redo', Sign: Redo2, press: () => run(redo), impossible: !redo(state) },
    { name: 'source', Sign: CodeXml, press: onSource },
  ]
}
