import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const entry = resolve(import.meta.dirname, 'src/storefront/browser.tsx')
const routes = resolve(import.meta.dirname, 'src/storefront/routes.ts')
/** Where most people arrive, and whose first load has a budget (bench/first-load.ts). */
const landing = resolve(import.meta.dirname, 'src/storefront/pages/shopping/product.tsx')

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null }

/**
 * What the first load needs goes into one file, because one file compresses better than several: all that the entry
 * imports, and all that the product page shares with other pages. What is imported later (dialogs, drawers) stays out of it.
 */
function findShared(modules: Modules): ReadonlySet<string> {
  const pages = modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? []
  if (!pages.includes(landing)) throw new Error('The routes do not lead to the product page.')
  const others = new Set(pages.filter((page) => page !== landing).flatMap((page) => [...reach(modules, page)]))
  return new Set([...reach(modules, entry), ...[...reach(modules, landing)].filter((id) => others.has(id))])
}

/** A module with everything that it imports at once. */
function reach(modules: Modules, from: string): Set<string> {
  const reached = new Set([from])
  for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}

/** Says of each module of one build whether it belongs to that file. */
function oneSharedFile(): (id: string, modules: Modules) => string | null {
  let shared: ReadonlySet<string> | undefined
  return (id, modules) => ((shared ??= findShared(modules)).has(id) ? 'shop' : null)
}

/** The first script names every other, and nothing makes a hash smaller: seven signs of it are the whole name. Which file is what, the manifest says. */
const shortNames = { chunkFileNames: 'assets/[hash:7].js' }

/** The storefront: one build for the browser, one for rendering on the server (scripts/build.ts runs both). */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  // Vite leaves this open in bundles for servers, which would bring React's slow development build along.
  define: command === 'build' && isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // React brings this along by now; the store of the router still asks for the copy.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // What a script imports later lies beside it, also where files are fetched from another origin (PUBLIC_FILES_ADDRESS).
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'js' && /\.(?:js|css)$/.test(file) ? { relative: true } : undefined),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // For the server one file: a shop that is open does not miss pieces when the next build takes this one's place.
      output: isSsrBuild
        ? { codeSplitting: false }
        : { ...shortNames, codeSplitting: { groups: [{ debugName: 'shop', name: oneSharedFile() }] } },
    },
  },
  // One self-contained bundle starts faster; in development Node loads the packages itself.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
