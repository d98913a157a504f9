import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = resolve(import.meta.dirname, '..')
const stampFile = join(root, 'dist/.stamp')

/** What the storefront and the office are made of. When none of it changed, the last build is still good. */
const sources = [
  'src/storefront',
  'src/office',
  'src/ui',
  'src/rules',
  'src/contract',
  'src/texts',
  'vite.config.ts',
  'vite.office.config.ts',
  'scripts/build.ts',
  'package-lock.json',
]

/**
 * Builds the storefront for the browser and for the server, and the office for the browser. Answers whether there was anything to do. The work is done
 * by a process of its own, so that the shop does not carry the builder's memory around.
 */
export async function buildIfNeeded(): Promise<boolean> {
  const last = await readFile(stampFile, 'utf8').catch(() => '')
  if (last === (await stampOfSources())) return false
  const builder = spawn(process.execPath, [import.meta.filename], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error('The pages could not be built; the reason stands above.')
  return true
}

async function build(): Promise<void> {
  const stamp = await stampOfSources()
  const vite = await import('vite')
  const unfinished = `dist.${process.pid}`
  const shared = { root, logLevel: 'warn', mode: 'production' } as const
  try {
    await vite.build({
      ...shared,
      build: { outDir: `${unfinished}/browser`, manifest: true, rolldownOptions: { input: 'src/storefront/browser.tsx' } },
    })
    await vite.build({ ...shared, build: { outDir: `${unfinished}/server`, ssr: 'src/storefront/render.tsx', minify: true } })
    await vite.build({
      ...shared,
      configFile: join(root, 'vite.office.config.ts'),
      build: { outDir: `${unfinished}/office`, rolldownOptions: { input: 'src/office/browser.tsx' } },
    })
    await compressFiles(join(root, unfinished, 'browser/assets'))
    await compressFiles(join(root, unfinished, 'office/assets'))
    await writeFile(join(root, unfinished, '.stamp'), stamp)
    await takeThePlace(unfinished)
  } finally {
    await rm(join(root, unfinished), { recursive: true, force: true })
  }
}

/** A build appears as a whole or not at all, also when two are made at once: then the other one is as good. */
async function takeThePlace(unfinished: string): Promise<void> {
  const old = join(root, `${unfinished}.old`)
  await rename(join(root, 'dist'), old).catch(() => undefined)
  await rename(join(root, unfinished), join(root, 'dist')).catch(() => undefined)
  await rm(old, { recursive: true, force: true })
}

async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesUnder))).flat()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesUnder(path: string): Promise<string[]> {
  const full = join(root, path)
  const entries = await readdir(full, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [full]
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files never change under their name, so they are compressed once, as tightly as it goes. */
async function compressFiles(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const file = join(directory, name)
    const body = await readFile(file)
    await writeFile(`${file}.br`, await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }))
    await writeFile(`${file}.gz`, await zip(body, { level: 9 }))
  }
}

if (import.meta.main) {
  const began = performance.now()
  await build()
  process.stdout.write(`Built storefront and office in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`)
}
