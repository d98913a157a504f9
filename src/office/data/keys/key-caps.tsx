/** The keys of a shortcut as they stand on this keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="key-caps">
      {keys.split(' ').flatMap((press, place) => partsOf(press).map((key) => <kbd key={`${place} ${key}`}>{capOf(key)}</kbd>))}
    </span>
  )
}

/** A sign is named alone: which other key it needs depends on the keyboard. */
const partsOf = (press: string) => press.replace(/^Shift\+(?=[^\p{L}]$)/u, '').split('+')

const caps: Readonly<Record<string, string>> = { Enter: '↵', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓', Space: '␣' }

function capOf(key: string): string {
  if (key === '$mod') return navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'
  if (key === 'Shift') return '⇧'
  return caps[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}
