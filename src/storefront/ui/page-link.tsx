import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address made by `paths`. */
  href: string
  /** False for pages that need a document of their own, such as the checkout. */
  inApp?: boolean
  /** Leaves no entry in the history. */
  replace?: boolean
}

/** A link to a page of the shop: in the app without loading a document, and fetched ahead when pointed at. */
export function PageLink({ href, inApp = true, replace = false, ...rest }: PageLinkProps) {
  if (!inApp) return <a href={href} {...rest} />
  const { path, search, hash } = partsOf(href)
  return <Link to={path as LinkProps['to']} {...(search && { search: search as never })} {...(hash && { hash })} replace={replace} activeOptions={{ exact: true }} {...rest} />
}

function partsOf(href: string) {
  const [rest = '', hash] = href.split('#')
  const [path = '', query] = rest.split('?')
  return { path, hash, search: query === undefined ? undefined : Object.fromEntries(new URLSearchParams(query)) }
}
