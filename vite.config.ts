import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What every page needs goes into one file, because one file compresses better than several: React, the router, and what
 * the frame of the shop draws. What is only sometimes needed (dialogs, drawers) stays out of it.
 */
const libraries = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//
const frame = /src\/(rules\/(locale|constants)|contract\/(client|paths|browser-contract|problem|problems)|texts\/(controls|shell|errors|format)|storefront\/(ui|features\/(shell|member)))/
const sometimes = /(dialog|drawer|carousel|stepper|choices|field|pagination|tabs|serif-tc|login-form|members-only|queries)\.(tsx?|css)$/

function isEverywhere(module: string): boolean {
  return libraries.test(module) || (frame.test(module) && !sometimes.test(module))
}

/** The storefront: one build for the browser, one for rendering on the server (scripts/build.ts runs both). */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'shop', test: isEverywhere }] } },
    },
  },
  // One self-contained bundle: the server starts faster and always gets React's production build.
  ssr: { noExternal: true },
}))
