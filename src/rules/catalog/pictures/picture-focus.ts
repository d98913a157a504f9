/** Where in a picture that lies which has to be seen, in percent from the left and from the top. */
export type Focus = { x: number; y: number }

export const middle: Focus = { x: 50, y: 50 }

const marked = /-at-(\d{1,3})-(\d{1,3})(?=\.[0-9a-f]{12}(?:-(?:\d{3,4}|square))?\.[a-z]{3,4}$)/

/** What a picture's address says of it; the middle where it says nothing. */
export function focusOf(url: string): Focus {
  const [, x, y] = marked.exec(url) ?? []
  return x === undefined ? middle : withinPicture({ x: Number(x), y: Number(y) })
}

/** The address of the same picture with another focus; the middle is not written. */
export function withFocus(url: string, focus: Focus): string {
  const plain = withoutFocus(url)
  const { x, y } = withinPicture(focus)
  return x === middle.x && y === middle.y ? plain : plain.replace(/(?=\.[0-9a-f]{12}\.webp$)/, `-at-${x}-${y}`)
}

/** Under which address the picture itself lies. */
export function withoutFocus(url: string): string {
  return url.replace(marked, '')
}

function withinPicture({ x, y }: Focus): Focus {
  const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
  return { x: within(x), y: within(y) }
}
