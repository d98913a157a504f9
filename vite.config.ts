import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The storefront: one build for the browser, one for rendering on the server (scripts/build.ts runs both). */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  // One self-contained bundle: the server starts faster and always gets React's production build.
  ssr: { noExternal: true },
})
