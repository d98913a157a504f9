import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What Vite wrote about the files it made: by source, the file, the styles it needs and what it imports. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** `membersOnly`: there is nothing to read before the scripts have run. */
export type PageSources = {
  sources: readonly string[]
  membersOnly: boolean
  language: string | undefined
  /** Another origin that has the files; left out, they come from where the page does. */
  files?: string
}

/** Turns the sources that a page needs into the tags that load them. */
export type PageTags = (page: PageSources) => string

const entry = 'src/storefront/browser.tsx'

/** The entry loads it on Chinese pages when they have been drawn. Named early, it does not wait for the entry as well. */
const chineseHeadings = 'src/ui/styles/serif-tc.ts'

/** The tags of the built shop: its styles, and its scripts with every file that they will import, all asked for at once. Made once for each kind of page. */
export async function readBuiltTags(browserDirectory: string): Promise<PageTags> {
  const manifest: Manifest = JSON.parse(await readFile(join(browserDirectory, '.vite/manifest.json'), 'utf8'))
  const made = new Map<string, string>()
  return (page) => {
    const key = [page.files, page.language, page.membersOnly, ...page.sources].join('\n')
    const tags = made.get(key) ?? tagsIn(manifest, page)
    made.set(key, tags)
    return tags
  }
}

function tagsIn(manifest: Manifest, { sources, membersOnly, language, files: from = '' }: PageSources): string {
  const files = withImports(manifest, [entry, ...sources])
  const styles = new Set([...files].flatMap((source) => manifest[source]?.css ?? []))
  const entryFile = manifest[entry]?.file ?? ''
  // The entry is by far the largest, so it is asked for first.
  const scripts = [entryFile, ...[...files].filter((source) => source !== entry).flatMap((source) => manifest[source]?.file ?? [])]
  const late = language === 'zh' ? (manifest[chineseHeadings]?.css ?? []) : []
  return [
    ...late.map((file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${from}/${file}">`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="${from}/${file}">`),
    // Where there is nothing to read before them, they are asked for as soon as the page has begun.
    ...(membersOnly ? scripts.map((file) => `<link rel="modulepreload" href="${from}/${file}">`) : []),
    `<script>${scriptsAfterPaint({ asked: membersOnly ? [] : scripts, entryFile, from })}</script>`,
  ].join('')
}

/**
 * A page can be read before its scripts are there. So they run, and are asked for, when it is complete and painted; its
 * styles, fonts and first pictures have the line for themselves until then. A page in the background is not painted: it
 * does not wait.
 */
function scriptsAfterPaint({ asked, entryFile, from }: { asked: readonly string[]; entryFile: string; from: string }): string {
  const add = `(t,o)=>document.head.append(Object.assign(document.createElement(t),o))`
  const preload = `for(const f of ${JSON.stringify(asked)})a('link',{rel:'modulepreload',href:'${from}/'+f})`
  const load = `()=>{${preload};a('script',{type:'module',src:'${from}/${entryFile}'})}`
  const paint = `()=>{document.hidden?l():requestAnimationFrame(()=>setTimeout(l))}`
  return `{const a=${add},l=${load},p=${paint};document.readyState==='loading'?document.addEventListener('DOMContentLoaded',p):p()}`
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
