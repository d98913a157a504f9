import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'

type Anchor = Omit<ComponentProps<'a'>, 'href'>

type PageLinkProps = Anchor & {
  /** An address made by `paths`. */
  href: string
  /** False for pages that need a document of their own, such as the checkout. */
  inApp?: boolean
  /** Leaves no entry in the history. */
  replace?: boolean
}

/** The router's link for addresses that are made elsewhere: it checks those that stand in the source, ours come from `paths`. */
const AddressLink = Link as unknown as ComponentType<
  Anchor & { to: string; search?: Record<string, string>; hash?: string; replace: boolean; activeProps: object; preload?: false }
>

/** A link to a page of the shop: in the app without loading a document, and fetched ahead when pointed at. */
export function PageLink({ href, inApp = true, replace = false, ...rest }: PageLinkProps) {
  if (!inApp) return <a href={href} {...rest} />
  const [withoutHash = '', hash] = href.split('#')
  const [path = '', query] = withoutHash.split('?')
  const search = query === undefined ? {} : { search: Object.fromEntries(new URLSearchParams(query)) }
  return <AddressLink to={path} {...search} {...(hash !== undefined && { hash })} replace={replace} activeProps={unmarked} {...rest} />
}

/** Which link is the present page is said by whoever draws it. */
const unmarked = { 'aria-current': undefined, className: undefined }
