import { useLocation } from '@tanstack/react-router'
import { ChevronsUpDown, Ellipsis, ScanBarcode, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { KeyCaps } from '../../data/keys/key-caps.tsx'
import { useLine } from '../../data/saving/line.ts'
import { useHasUnsaved } from '../../data/saving/unsaved.ts'
import { useRail } from '../../data/use-rail.ts'
import { Layers, useOpenLayer } from './layers.tsx'
import { dockOf, pageGroups, pagesOf, type OfficePage } from './office-pages.ts'
import { RoleNames } from './role-names.tsx'
import { useFrameKeys } from './use-frame-keys.ts'

/** Rail, sheet and, on a phone, the bar at the bottom: around every page of who is signed in (NAV-01). */
export function Frame({ me, children }: { me: Me; children: ReactNode }) {
  return (
    <Layers me={me}>
      <FrameOf me={me}>{children}</FrameOf>
    </Layers>
  )
}

function FrameOf({ me, children }: { me: Me; children: ReactNode }) {
  const say = useWords()
  useFrameKeys(me)
  const groups = pageGroups.map((group) => pagesOf(me).filter((page) => page.group === group)).filter((pages) => pages.length > 0)
  return (
    <div className="office">
      <header className="office-rail">
        <div className="rail-head">
          <img src="/mark.svg" alt="" width={26} height={26} />
          <b>{say(frameTexts.mark)}</b>
        </div>
        <RailSearch />
        <nav aria-label={say(frameTexts.pages)}>
          {groups.map((pages) => (
            <div key={pages[0]?.group} className="rail-group">
              {pages.map((page) => (
                <RailLink key={page.href} page={page} />
              ))}
            </div>
          ))}
        </nav>
        <LineWords />
        <PersonLink me={me} />
      </header>
      <main className="sheet" id="main">
        {me.demo_shop && <p className="demo-band">{say(frameTexts.demoBand)}</p>}
        {children}
      </main>
      <Dock me={me} />
    </div>
  )
}

function RailSearch() {
  const say = useWords()
  const open = useOpenLayer()
  return (
    <button type="button" className="rail-search" onClick={() => open('palette')}>
      <Search size={16} aria-hidden="true" />
      <span>{say(frameTexts.searchOrGo)}</span>
      <KeyCaps keys="$mod+K" />
    </button>
  )
}

function Dock({ me }: { me: Me }) {
  const say = useWords()
  const open = useOpenLayer()
  return (
    <nav className="dock" aria-label={say(frameTexts.pages)}>
      {dockOf(me).map((page) => (
        <RailLink key={page.href} page={page} inDock />
      ))}
      <button type="button" onClick={() => open('scan')}>
        <ScanBarcode size={22} strokeWidth={1.7} aria-hidden="true" />
        <span>{say(frameTexts.scan)}</span>
      </button>
      <button type="button" onClick={() => open('more')}>
        <Ellipsis size={22} strokeWidth={1.7} aria-hidden="true" />
        <span>{say(frameTexts.more)}</span>
      </button>
    </nav>
  )
}

function RailLink({ page: { href, also = [], label, Sign, count }, inDock = false }: { page: OfficePage; inDock?: boolean }) {
  const say = useWords()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isCurrent = href === '/office' ? pathname === href : [href, ...also].some((area) => pathname.startsWith(area))
  return (
    <PageLink href={href} className={classNames(!inDock && 'rail-link')} aria-current={isCurrent ? 'page' : undefined} title={say(label)}>
      <Sign size={inDock ? 22 : 18} strokeWidth={1.7} aria-hidden="true" />
      <span>{say(label)}</span>
      {count && <RailCount count={count} />}
    </PageLink>
  )
}

/** The rail says no more than so many. */
const mostShown = 999

/** Grey says how many there are, red what is ours to do now. */
function RailCount({ count }: { count: NonNullable<OfficePage['count']> }) {
  const waiting = useRail()?.counts[count] ?? 0
  if (waiting === 0) return null
  return <span className={classNames('count', count === 'packing' && 'todo')}>{waiting > mostShown ? `${mostShown}+` : waiting}</span>
}

/** The line to the office in words. */
function LineWords() {
  const say = useWords()
  const { isOnline, confirming, waiting } = useLine()
  const isWell = isOnline && confirming === 0 && waiting === 0
  const hasUnsaved = useHasUnsaved()
  const wellWords = hasUnsaved ? savingTexts.unsaved : savingTexts.connected
  const words = isOnline ? savingTexts.confirming : savingTexts.offline
  return <p className={classNames('line-words', hasUnsaved && 'unsaved', !isWell && 'alarm')}>{say(isWell ? wellWords : words)}</p>
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
