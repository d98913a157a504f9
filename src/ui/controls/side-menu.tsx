import './side-menu.css'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon-names.ts'
import { PageLink } from './page-link.tsx'
import { useCurrentInView } from '../use-current-in-view.ts'

export type SideMenuLink = { label: string; icon?: IconName; href: string; current: boolean }

type SideMenuProps = { label: string; links: readonly SideMenuLink[]; children?: ReactNode }

/** The way to a page's neighbours, inside of `menu-columns`: a column at the side, a row to swipe on narrow screens. */
export function SideMenu({ label, links, children }: SideMenuProps) {
  const row = useCurrentInView<HTMLElement>(links.findIndex(({ current }) => current))
  return (
    <nav ref={row} className="side-menu bare-scroll" aria-label={label}>
      {links.map(({ label: name, icon, href, current }) => (
        <PageLink key={href} href={href} aria-current={current ? 'page' : undefined}>
          {icon && <Icon name={icon} />}
          {name}
        </PageLink>
      ))}
      {children}
    </nav>
  )
}
