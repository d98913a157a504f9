import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What every page needs goes into one file, because one file compresses better than several: React, the router, and what
 * the frame of the shop draws. What is only sometimes needed (dialogs, drawers) stays out of it.
 */
const libraries = /node_modules\/((react|react-dom|scheduler)\/|use-sync-external-store\/(with|cjs\/use-sync-external-store-with)|@tanstack\/(react-router|router-core|history|store|react-store)\/)|rolldown\/runtime/
const frame = new RegExp(
  [
    'src/rules/(bundle|locale|money|product|temperature|picture|result|vip)',
    'src/contract/(client|paths|browser-contract|problem|problems)',
    'src/texts/(controls|shell|errors|format|product)',
    'src/storefront/(routes|document|search-params|problem-of|problem-reactions)',
    'src/storefront/features/(shell|member|catalog|wishlist)/',
    'src/storefront/features/tracking/(consent|kept-events|track|tracked-items)',
    'src/storefront/pages/(data-script|head-of|load-frame|menu|not-found|or-not-found|page-error|product-cards|shop-frame|use-add-to-cart|use-problem-handler|use-shop)',
    'src/storefront/ui/(blossom|breadcrumb|button|chip|class-names|empty-state|icon|page-link|panel|picture|pressed-part|price|rich-text|shelf|stepper|tag|toasts|use-scrolled-past|waiting|words)',
  ].join('\\b|'),
)
const sometimes = /(dialog|drawer|login-form|openable-menu|members-only|birthday-\w+|picked-day|share-panel|cover|section-head|facts-at-a-glance)\.tsx?$/

function isEverywhere(module: string): boolean {
  return libraries.test(module) || (frame.test(module) && !sometimes.test(module))
}

/** The first script names every other, and nothing makes a hash smaller: seven signs of it tell two versions of one file apart. */
const shortNames = { chunkFileNames: 'assets/[name]-[hash:7].js' }

/** The storefront: one build for the browser, one for rendering on the server (scripts/build.ts runs both). */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  // Vite leaves this open in bundles for servers, which would bring React's slow development build along.
  define: command === 'build' && isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // React brings this along by now; the store of the router still asks for the copy.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // For the server one file: a shop that is open does not miss pieces when the next build takes this one's place.
      output: isSsrBuild ? { codeSplitting: false } : { ...shortNames, codeSplitting: { groups: [{ name: 'shop', test: isEverywhere }] } },
    },
  },
  // One self-contained bundle starts faster; in development Node loads the packages itself.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
