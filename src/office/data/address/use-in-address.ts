import { useLocation, useRouter } from '@tanstack/react-router'

/** Another value of the same page is another entry of the history, or stands in place of the one before. */
type How = { replace?: boolean }

/**
 * One value of a page that stands in its address under this name: reload, back, a second tab and a link to a colleague show the same
 * (NAV-02). Undefined takes it out.
 */
export function useInAddress(name: string, { replace = true }: How = {}) {
  const router = useRouter()
  const value: string | undefined = useLocation({ select: ({ search }) => wordOf((search as Record<string, unknown>)[name]) })
  const set = (next: string | undefined) => {
    // What was asked for last, also where the page has not come to it yet.
    const { href } = router.latestLocation
    // The page stays where it is scrolled to, also where its address ends with a section of it.
    const stays = { resetScroll: false, hashScrollIntoView: false }
    void router.navigate({ href: addressWith(href, { [name]: next }), replace: replace || next === undefined, ...stays })
  }
  return [value, set] as const
}

/** The router reads what looks like a number as one. */
function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The router would take `2E9` for a number and `null` for nothing: what is more than plain figures stands between quotation marks then. */
function asWord(value: string): string {
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'number' && String(read) === value ? value : JSON.stringify(value)
  } catch {
    return value
  }
}

/** An address with these values among what it asks for; what is undefined is taken out. */
export function addressWith(address: string, values: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address, location.origin)
  for (const [name, value] of Object.entries(values))
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, asWord(value))
  return url.pathname + url.search + url.hash
}
