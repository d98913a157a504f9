import { hash } from 'node:crypto'

/** Origins outside the shop that its pages may talk to. */
export type ForeignOrigins = {
  /** Where the card company serves its fields and takes the cards: allowed on the checkout's pages alone. */
  cardCompany: readonly string[]
  /** Trackers' scripts and where those report to: never on the checkout's pages. */
  trackers: readonly string[]
  /** Where a sign-in leads to, and from where pictures of members come. */
  signIn: readonly string[]
  /** Where pages fetch the shop's own scripts, styles, fonts, pictures and films, if not from the shop itself. */
  files?: string
}

type SecuredPage = { /** The texts of its own inline scripts. */ scripts: readonly string[]; takesCards: boolean }

/** Headers that go with a page. Its own inline scripts may run, known by their hashes; no other may, whatever got into the page. */
export function pageSecurityHeaders({ scripts, takesCards }: SecuredPage, origins: ForeignOrigins): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy({ hashes: [...new Set(scripts.map(hashOfScript))], takesCards }, origins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  }
}

/** How a script is named in a policy. */
export function hashOfScript(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/** Films on product and help pages play from here. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://www.youtube.com']

function contentSecurityPolicy(
  page: { hashes: string[]; takesCards: boolean },
  { cardCompany, trackers, signIn, files }: ForeignOrigins,
): string {
  const own = ["'self'", ...(files ? [files] : [])]
  const cards = page.takesCards ? cardCompany : []
  const providers = page.takesCards ? cardCompany : trackers
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...own, ...page.hashes, ...providers],
    'style-src': own,
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...own, 'data:', 'https:', ...signIn, ...cards],
    'media-src': [...own, 'https:'],
    'font-src': own,
    'connect-src': ["'self'", ...providers],
    'frame-src': [...videoPlayers, ...providers],
    'form-action': ["'self'", ...signIn, ...cards],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
