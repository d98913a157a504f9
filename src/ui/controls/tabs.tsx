import type { ReactNode } from 'react'
import { PageLink } from './page-link.tsx'

type TabsProps = { label: string; current: string; tabs: readonly { key: string; label: ReactNode; href: string }[] }

/** Views of one page, each with an address of its own. */
export function Tabs({ label, current, tabs }: TabsProps) {
  return (
    <nav className="tabs bare-scroll" aria-label={label}>
      {tabs.map((tab) => (
        <PageLink key={tab.key} href={tab.href} replace aria-current={tab.key === current ? 'page' : undefined}>
          {tab.label}
        </PageLink>
      ))}
    </nav>
  )
}
