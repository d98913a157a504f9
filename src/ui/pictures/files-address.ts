import { createContext, use } from 'react'
import { fileAt } from '#rules/catalog/pictures/picture.ts'

const FilesAddress = createContext<string | undefined>(undefined)

/** Tells everything below where pictures and films are fetched; without it, from where the page came. */
export const FilesProvider = FilesAddress.Provider

/** Where a file of the shop is fetched: `const fetched = useFileAt(); fetched(url)`. */
export function useFileAt(): (path: string) => string {
  const files = use(FilesAddress)
  return (path) => fileAt(path, files)
}

/** The same for pictures in a text that comes as HTML. */
export function useFilesIn(): (html: string) => string {
  const files = use(FilesAddress)
  return (html) => (files ? html.replaceAll(' src="/media/', ` src="${files}/media/`) : html)
}
