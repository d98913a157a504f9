import type { MenuLink } from '#contract/shop/api/menus.ts'
import { paths } from '#contract/shop/paths.ts'
import type { Language, Text } from '#rules/locale.ts'
import { copyright, sellerTexts, shellTexts, shopContacts } from '#texts/shop/shell.ts'
import { consentAnchor } from '#rules/constants.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { isOfShop } from './is-of-shop.ts'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type FooterProps = {
  year: number
  /** The columns of links that the shop has made; undefined for those that it began with. */
  columns: readonly MenuLink[] | undefined
}

export function Footer({ year, columns }: FooterProps) {
  const say = useWords()
  const language = useLanguage()
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="columns">
          <div>
            <PageLink className="logo" href={paths.home(language)} aria-label={say(shellTexts.homeLink)}>
              <Logo />
            </PageLink>
            <p className="muted mt-2.5 max-w-[22em]">{say(shellTexts.slogan)}</p>
            <p className="muted mt-4">{say(shellTexts.hours)}</p>
            <p className="muted flex flex-wrap gap-x-4">
              <a href={`tel:${shopContacts.phone}`}>{shopContacts.phone}</a>
              <a href={`mailto:${shopContacts.email}`}>{shopContacts.email}</a>
            </p>
          </div>
          {(columns ?? beginning(say, language)).map(({ name, links = [] }) => (
            <LinkList key={name} title={name} links={links} />
          ))}
          <SocialLinks />
        </div>
        <div className="legal">
          <p className="flex flex-wrap gap-x-4">
            <span>{say(copyright(year))}</span>
            <SellerFacts />
            <span>{say(shellTexts.legal)}</span>
            <a className="consent-link" href={`#${consentAnchor}`}>
              {say(shellTexts.dataAndAds)}
            </a>
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

/** The links of a shop that has made none. */
function beginning(say: (text: Text) => string, language: Language): MenuLink[] {
  const link = (text: Text, href: string) => ({ name: say(text), href })
  return [
    {
      ...link(shellTexts.help, ''),
      links: [
        link(shellTexts.faq, paths.faqs(language)),
        link(shellTexts.returns, paths.faqs(language, 'shopping')),
        link(shellTexts.readme, paths.terms(language, 'readme')),
        link(shellTexts.manual, paths.terms(language, 'manual')),
      ],
    },
    {
      ...link(shellTexts.about, ''),
      links: [
        link(shellTexts.brand, paths.terms(language, 'about')),
        link(shellTexts.articles, paths.articles(language)),
        link(shellTexts.certification, paths.terms(language, 'certification')),
        link(shellTexts.privacy, paths.terms(language, 'privacy')),
      ],
    },
  ]
}

/** Who sells, in the words of the register; what is not given is not said. */
function SellerFacts() {
  const say = useWords()
  const { name, taxId, address, foodNumber } = useTerms().seller
  const facts = [say(name), taxId && say(sellerTexts.taxId) + taxId, say(address), foodNumber && say(sellerTexts.foodNumber) + foodNumber]
  return facts.filter(Boolean).map((fact) => <span key={fact}>{fact}</span>)
}

function LinkList({ title, links }: { title: string; links: readonly Pick<MenuLink, 'name' | 'href'>[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={`${href} ${name}`}>
            <PageLink href={href} inApp={isOfShop(href)}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const social = [
  ['Facebook', shopContacts.facebook],
  ['LINE', shopContacts.line],
  ['Threads', shopContacts.threads],
] as const

function SocialLinks() {
  const say = useWords()
  return (
    <nav aria-label={say(shellTexts.follow)}>
      <h2>{say(shellTexts.follow)}</h2>
      <ul>
        {social.map(([name, href]) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener">
              {name}
              <span className="hidden-text">{say(shellTexts.newTab)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
