import { ChevronsUpDown, Settings2 } from 'lucide-react'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { RoleNames } from './role-names.tsx'
import { pagesOf, type OfficePage } from './office-pages.ts'

/** Rail, sheet and, on a phone, the bar at the bottom: around every page of who is signed in (NAV-01). */
export function Frame({ me, children }: { me: Me; children: ReactNode }) {
  const say = useWords()
  const pages = pagesOf(me)
  return (
    <div className="office">
      <header className="office-rail">
        <div className="rail-head">
          <img src="/mark.svg" alt="" width={26} height={26} />
          <b>{say(frameTexts.mark)}</b>
        </div>
        <nav aria-label={say(frameTexts.pages)}>
          {pages.map((page) => (
            <RailLink key={page.href} page={page} />
          ))}
        </nav>
        <PersonLink me={me} />
      </header>
      <main className="sheet" id="main">
        {me.demo_shop && <p className="demo-band">{say(frameTexts.demoBand)}</p>}
        {children}
      </main>
      <nav className="dock" aria-label={say(frameTexts.pages)}>
        {pages.map((page) => (
          <RailLink key={page.href} page={page} inDock />
        ))}
        <RailLink page={{ href: '/office/me', label: frameTexts.me, Sign: Settings2 }} inDock />
      </nav>
    </div>
  )
}

function RailLink({ page: { href, label, Sign }, inDock = false }: { page: OfficePage; inDock?: boolean }) {
  const say = useWords()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isCurrent = href === '/office' ? pathname === href : pathname.startsWith(href)
  return (
    <PageLink href={href} className={classNames(!inDock && 'rail-link')} aria-current={isCurrent ? 'page' : undefined} title={say(label)}>
      <Sign size={inDock ? 22 : 18} strokeWidth={1.7} aria-hidden="true" />
      <span>{say(label)}</span>
    </PageLink>
  )
}

function PersonLink({ me }: { me: Me }) {
  const say = useWords()
  return (
    <PageLink href="/office/me" className="person" title={say(frameTexts.me)}>
      <span className="initial" aria-hidden="true">
        {me.name.slice(0, 1)}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate text-[13px] font-semibold">{me.name}</b>
        <span className="dim block truncate text-xs">
          <RoleNames roles={me.roles} />
        </span>
      </span>
      <ChevronsUpDown size={15} className="dim" aria-hidden="true" />
    </PageLink>
  )
}
