import { watchScroll } from '#ui/use-scrolled-past.ts'

/** What stands this little below the place that a link leads to has been reached as well. */
const slackPx = 24

/**
 * The section whose heading was reached last. What stands in a column at the side is passed while something else is read: there, and
 * where the page ends before a heading can come up, the section that the address asks for counts as long as it is seen.
 */
export function sectionInView<Section extends string>(sections: readonly Section[], askedFor: string): Section | undefined {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + slackPx
  const headings = sections.flatMap((section) => {
    const box = document.getElementById(section)?.getBoundingClientRect()
    return box ? [{ section, top: box.top, isBeside: box.left > window.innerWidth / 2 }] : []
  })
  const hasEnded = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  const asked = headings.find(({ section }) => section === askedFor)
  if (asked && asked.top >= 0 && asked.top < (hasEnded ? window.innerHeight : line)) return asked.section
  const passed = headings.filter(({ isBeside }) => !isBeside)
  const reached = hasEnded ? passed.at(-1) : passed.findLast(({ top }) => top < line)
  return (reached ?? passed[0])?.section
}

/** Tells of all that may bring another section into view beside the address, for useSyncExternalStore. */
export function watchSections(changed: () => void): () => void {
  const leaveScroll = watchScroll(changed)
  window.addEventListener('resize', changed)
  return () => {
    leaveScroll()
    window.removeEventListener('resize', changed)
  }
}
