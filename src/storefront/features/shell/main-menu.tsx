import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { MenuLink } from '#contract/shop/api/menus.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { isOfShop } from './is-of-shop.ts'
import { orNothing } from '#ui/or-nothing.tsx'

const SubMenu = lazy(() => import('./sub-menu.tsx').then(({ SubMenu }) => ({ default: SubMenu }), orNothing))

/**
 * The main menu of wide screens. Pointing at an entry opens what stands below it; so do Enter, Space and a finger. A click with
 * the mouse goes to the entry itself, as does everything when there is no script.
 */
export function MainMenu({ links }: { links: readonly MenuLink[] }) {
  const say = useWords()
  const current = useLocation({ select: ({ pathname }) => withoutSlug(pathname) })
  const [openAt, setOpenAt] = useState<number>()
  const triggers = useRef(new Map<number, HTMLElement>())
  const open = openAt === undefined ? undefined : links[openAt]
  const close = () => setOpenAt(undefined)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openAt === undefined) return
    triggers.current.get(openAt)?.focus()
    close()
  }
  return (
    <nav className="main-menu" aria-label={say(shellTexts.menu)}>
      <div role="presentation" onPointerLeave={close} onBlur={leave} onKeyDown={escape}>
        <ul>
          {links.map((link, at) => (
            <li key={`${link.href} ${link.name}`}>
              <PageLink
                className="top"
                href={link.href}
                inApp={isOfShop(link.href)}
                ref={(element) => void (element ? triggers.current.set(at, element) : triggers.current.delete(at))}
                aria-current={holds(link, current) ? 'page' : undefined}
                aria-expanded={hasBelow(link) ? openAt === at : undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenAt(at)}
                onClick={(event) => opensOnly(event, link) && setOpenAt(openAt === at ? undefined : at)}
                onKeyDown={(event) => pressesSpace(event) && setOpenAt(openAt === at ? undefined : at)}
              >
                {link.name}
              </PageLink>
            </li>
          ))}
        </ul>
        <Suspense>{open && hasBelow(open) && <SubMenu link={open} menu={links} onDone={close} />}</Suspense>
      </div>
    </nav>
  )
}

const hasBelow = ({ links = [] }: MenuLink) => links.length > 0

function holds({ href, links = [] }: MenuLink, current: string): boolean {
  return withoutSlug(href) === current || links.some((sub) => withoutSlug(sub.href) === current)
}

/** The address of a category without its name. */
function withoutSlug(path: string): string {
  return path.replace(/(\/items\/\d+)-.*$/, '$1')
}

/** Whether this click opens the menu and goes nowhere: one by keyboard (detail 0) or by finger. */
function opensOnly(event: MouseEvent, link: MenuLink): boolean {
  const byFinger = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
  if (!hasBelow(link) || (event.detail !== 0 && !byFinger)) return false
  event.preventDefault()
  return true
}

function pressesSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ') return false
  event.preventDefault()
  return true
}
