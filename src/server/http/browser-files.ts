import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What Vite wrote about the files it made: by source, the file, the styles it needs and what it imports. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

export type PageSources = { sources: readonly string[]; language: string | undefined }

/** Turns the sources that a page needs into the tags that load them. */
export type PageTags = (page: PageSources) => string

const entry = 'src/storefront/browser.tsx'

/** The entry loads it on Chinese pages when they have been drawn. Named early, it does not wait for the entry as well. */
const chineseHeadings = 'src/storefront/ui/serif-tc.ts'

/** The tags of the built shop: the stylesheet, the entry, and every file it will import, all named at once. */
export async function readBuiltTags(browserDirectory: string): Promise<PageTags> {
  const manifest: Manifest = JSON.parse(await readFile(join(browserDirectory, '.vite/manifest.json'), 'utf8'))
  return ({ sources, language }) => {
    const files = withImports(manifest, [entry, ...sources])
    const styles = new Set([...files].flatMap((source) => manifest[source]?.css ?? []))
    const scripts = [...files].filter((source) => source !== entry).flatMap((source) => manifest[source]?.file ?? [])
    const late = language === 'zh' ? manifest[chineseHeadings] : undefined
    return [
      ...(late ? [`<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${late.file}">`] : []),
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
      `<script type="module" src="/${manifest[entry]?.file}"></script>`,
    ].join('')
  }
}

function withImports(manifest: Manifest, sources: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...sources]
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    if (found.has(source)) continue
    found.add(source)
    waiting.push(...(manifest[source]?.imports ?? []))
  }
  return found
}
