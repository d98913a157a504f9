import './serif-tc.css'

// The files of serif-tc.css hold what headings of such a shop say. The first heading that says something else brings the
// rules for every other character, which most visits never need.

const held = new Set(
  [...document.fonts].filter(({ family }) => /Noto Serif TC/.test(family)).flatMap(({ unicodeRange }) => codesOf(unicodeRange)),
)
const watcher = new MutationObserver(lookSoon)
let waiting: ReturnType<typeof setTimeout> | undefined

watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
look()

/** Lists grow card by card; they are looked at once. */
function lookSoon(): void {
  waiting ??= setTimeout(look, 100)
}

function look(): void {
  waiting = undefined
  if (![...document.querySelectorAll('h1, h2, h3, .serif, .title')].some(({ textContent }) => saysMore(textContent))) return
  watcher.disconnect()
  void import('./serif-tc-rare.ts')
}

function saysMore(text: string): boolean {
  return [...text].some((character) => /\p{Script=Han}/u.test(character) && !held.has(character.codePointAt(0) ?? 0))
}

/** As the browser writes it: `U+4E00-4E02, U+4E0B`. */
function codesOf(written: string): number[] {
  return written.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}
