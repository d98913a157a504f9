import { createContext, use, useCallback, useEffectEvent, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { matchKeybindingPress, parseKeybinding } from 'tinykeys'
import type { Text } from '#rules/locale.ts'
import { useWhoIsThere } from '../use-me.ts'

/** `keys` as tinykeys reads them: `$mod+K` (⌘ or Ctrl), `g o` one after the other, `Shift+?`, `F1`. */
export type Shortcut = {
  keys: string
  does: Text
  /** Left out where what is focused hears the key by itself: then it only stands in the list. */
  act?: () => void
  /** Also while a dialog is open. */
  inDialogs?: boolean
  /** Not where somebody writes, where the keys mean something already. */
  leavesFieldsAlone?: boolean
}

/** Where shortcuts hold: the page that has them, or all pages. */
type Group = { title: Text; shortcuts: readonly Shortcut[] }

type Registry = { groups: readonly Group[]; add: (id: string, group: Group) => void; remove: (id: string) => void }
const Shortcuts = createContext<Registry>({ groups: [], add: () => undefined, remove: () => undefined })

/** Every shortcut that holds now, by where it holds. */
export function useAllShortcuts(): readonly Group[] {
  return use(Shortcuts).groups
}

/**
 * These shortcuts hold as long as the part that names them is drawn, and stand in the list that `?` opens. None of them fires while an
 * input method is composing; letters alone do not fire where somebody writes, nor for who has switched them off (NAV-12).
 */
export function useShortcuts(title: Text, shortcuts: readonly Shortcut[]): void {
  const id = useId()
  const { add, remove } = use(Shortcuts)
  const act = useEffectEvent((keys: string) => shortcuts.find((shortcut) => shortcut.keys === keys)?.act?.())
  // What they do may be another at each drawing; which there are is compared by their keys.
  const known = JSON.stringify([title, shortcuts.map(({ act: does, ...rest }) => [rest, does !== undefined])])
  // Before anybody sees the page: what is pressed at the first sight of it counts.
  useLayoutEffect(() => {
    const [name, named] = JSON.parse(known) as [Text, [Omit<Shortcut, 'act'>, boolean][]]
    const heard = (shortcut: Omit<Shortcut, 'act'>) => ({ ...shortcut, act: () => act(shortcut.keys) })
    add(id, { title: name, shortcuts: named.map(([shortcut, acts]) => (acts ? heard(shortcut) : shortcut)) })
    return () => remove(id)
  }, [id, known, add, remove])
}

export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const { data: me } = useWhoIsThere()
  const hasSingle = me?.single_keys ?? false
  const [held, setHeld] = useState<ReadonlyMap<string, Group>>(new Map())
  const add = useCallback((id: string, group: Group) => setHeld((before) => new Map(before).set(id, group)), [])
  const remove = useCallback((id: string) => setHeld((before) => new Map([...before].filter(([other]) => other !== id))), [])
  const act = useEffectEvent((presses: readonly KeyboardEvent[]) => {
    const shortcut = shortcutOf(
      presses,
      [...held.values()].flatMap(({ shortcuts }) => shortcuts),
    )
    if (shortcut) fire(shortcut, { hasSingle, event: presses.at(-1) as KeyboardEvent })
    return shortcut !== undefined
  })
  // One listener for good: a page that comes and brings its own shortcuts must not forget the first key of a sequence.
  useLayoutEffect(() => {
    let presses: readonly KeyboardEvent[] = []
    const hear = (event: KeyboardEvent) => {
      if (isComposing(event) || !event.key || modifiers.has(event.key)) return
      const last = presses.at(-1)
      presses = [...(last && event.timeStamp - last.timeStamp < sequenceMs ? presses : []), event]
      if (act(presses)) presses = []
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  const registry = useMemo(() => ({ groups: [...held.values()], add, remove }), [held, add, remove])
  return <Shortcuts value={registry}>{children}</Shortcuts>
}

/** The last key of a composition comes without the flag in some browsers, and then with this code. */
const compositionKey = 229

export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === compositionKey
}

/** Longer than this between two keys, and they are no sequence. */
const sequenceMs = 1000

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/** What these presses ask for at their end: `g o` goes before `o`. */
function shortcutOf(presses: readonly KeyboardEvent[], shortcuts: readonly Shortcut[]): Shortcut | undefined {
  const lengthOf = ({ keys }: Shortcut) => parseKeybinding(keys).length
  return shortcuts
    .filter(({ keys }) => endsWith(presses, keys))
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
    .at(-1)
}

function endsWith(presses: readonly KeyboardEvent[], keys: string): boolean {
  const wanted = parseKeybinding(keys)
  const last = presses.slice(-wanted.length)
  return last.length === wanted.length && wanted.every((press, place) => matchKeybindingPress(last[place] as KeyboardEvent, press))
}

type Circumstances = { hasSingle: boolean; event: KeyboardEvent }

function fire({ keys, act, inDialogs = false, leavesFieldsAlone = isSingle(keys) }: Shortcut, { hasSingle, event }: Circumstances): void {
  if (!act || event.defaultPrevented || (isSingle(keys) && !hasSingle) || (leavesFieldsAlone && isWriting(event.target))) return
  if (!inDialogs && document.querySelector('[role=dialog], [role=alertdialog]')) return
  event.preventDefault()
  act()
}

/** Letters, figures and signs alone, also one after the other. */
export function isSingle(keys: string): boolean {
  return keys.split(' ').every((press) => /^(Shift\+)?.$/u.test(press))
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}
