import type { ComponentProps } from 'react'
import { PageLink } from './page-link.tsx'

/** A choice that is a page of its own. */
export function LinkChip({ current = false, ...rest }: ComponentProps<typeof PageLink> & { current?: boolean }) {
  return <PageLink className="chip" aria-current={current ? 'page' : undefined} {...rest} />
}
