import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The office: a build of its own, so that the shop's pages carry nothing of it. */
export default defineConfig({
  appType: 'custom',
  base: '/office/',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // A shared file would be named after all the pages that need it, and is asked for by its hash alone. Which file is what, the manifest says.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // What every page needs is one file, which compresses better than several; so are the signs that pages share, each smaller than what is said to fetch it.
            { name: 'office', tags: ['$initial'], priority: 2 },
            { name: 'signs', test: /node_modules[\\/]lucide-react/, minShareCount: 2, priority: 1 },
            // A page shares little files with many others; below this size (bytes of source) they join those that nearly the same pages need.
            { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 },
          ],
        },
      },
    },
  },
})
