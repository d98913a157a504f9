import { useLocation, useRouter } from '@tanstack/react-router'
import { mayStandInAddress } from '#rules/staff/words-in-address.ts'
import { addressWith } from './use-in-address.ts'

type Kept = { words?: string }

/**
 * What is searched for on a page: it stands in the address, where a phone number or an e-mail address never stands; those are kept with
 * the entry of the history, so that they are there after a reload and on the way back (NAV-02).
 */
export function useSearchWords() {
  const router = useRouter()
  const words = useLocation({ select: ({ search, state }) => wordsIn(search, state as Kept) })
  /** Asks for another address with other words. */
  const lookAt = (href: string, asked: string) => {
    const mayStand = mayStandInAddress(asked)
    const state: Kept = mayStand ? {} : { words: asked }
    void router.navigate({
      href: addressWith(href, { q: mayStand && asked !== '' ? asked : undefined }),
      state: state as object,
      resetScroll: false,
    })
  }
  /** The same address, with what is searched for where that may stand in it. */
  const withWords = (href: string) => addressWith(href, { q: words !== '' && mayStandInAddress(words) ? words : undefined })
  return { words, withWords, look: (asked: string) => lookAt(router.latestLocation.href, asked), lookAt }
}

function wordsIn(search: object, { words }: Kept): string {
  const { q } = search as { q?: unknown }
  if (typeof q === 'string' || typeof q === 'number') return String(q)
  return words ?? ''
}
