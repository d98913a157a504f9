import { readFileSync } from 'node:fs'

type Manifest = Record<string, { name?: string; file: string; isDynamicEntry?: boolean }>

/** Matches the requests for the scripts that are fetched when parts of these names are wanted, such as `menu-drawer`. */
export function scriptsOf(...parts: readonly string[]): RegExp {
  const manifest = JSON.parse(readFileSync('dist/browser/.vite/manifest.json', 'utf8')) as Manifest
  const files = Object.values(manifest).filter(({ name = '', isDynamicEntry = false }) => isDynamicEntry && parts.includes(name))
  if (files.length !== parts.length) throw new Error(`The build has no scripts of their own for all of ${parts.join(', ')}.`)
  return new RegExp(`/(?:${files.map(({ file }) => file.replaceAll('.', String.raw`\.`)).join('|')})$`)
}
