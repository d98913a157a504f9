/** So many figures in a row may be a part of the phone number of somebody: a buyer is found by the last three. */
const figuresOfPhone = 3

/** What people write between the figures of a phone number. */
const betweenFigures = /[\s().+-]/g

/**
 * Whether what is searched for may stand in the address of a page, where others see it over a shoulder, in a history or in a link: an
 * e-mail address and a phone number, or what may be a part of one, may not (NAV-02). Figures with letters among them are a number of ours.
 */
export function mayStandInAddress(words: string): boolean {
  const written = words.normalize('NFKC')
  if (written.includes('@')) return false
  const figures = written
    .split(/\s+/)
    .filter((word) => !/[a-z]/i.test(word))
    .join(' ')
    .replace(betweenFigures, '')
  return !new RegExp(`\\d{${figuresOfPhone}}`).test(figures)
}
