import { paths } from '#contract/shop/paths.ts'
import { copyright, sellerTexts, shellTexts, shopContacts } from '#texts/shop/shell.ts'
import { consentAnchor } from '#rules/constants.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer({ year }: { year: number }) {
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
          <LinkList
            title={say(shellTexts.help)}
            links={[
              { text: say(shellTexts.faq), href: paths.faqs(language) },
              { text: say(shellTexts.returns), href: paths.faqs(language, 'shopping') },
              { text: say(shellTexts.readme), href: paths.terms(language, 'readme') },
              { text: say(shellTexts.manual), href: paths.terms(language, 'manual') },
            ]}
          />
          <LinkList
            title={say(shellTexts.about)}
            links={[
              { text: say(shellTexts.brand), href: paths.terms(language, 'about') },
              { text: say(shellTexts.articles), href: paths.articles(language) },
              { text: say(shellTexts.certification), href: paths.terms(language, 'certification') },
              { text: say(shellTexts.privacy), href: paths.terms(language, 'privacy') },
            ]}
          />
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

/** Who sells, in the words of the register; what is not given is not said. */
function SellerFacts() {
  const say = useWords()
  const { name, taxId, address, foodNumber } = useTerms().seller
  const facts = [say(name), taxId && say(sellerTexts.taxId) + taxId, say(address), foodNumber && say(sellerTexts.foodNumber) + foodNumber]
  return facts.filter(Boolean).map((fact) => <span key={fact}>{fact}</span>)
}

function LinkList({ title, links }: { title: string; links: readonly { text: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <PageLink href={href}>{text}</PageLink>
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
