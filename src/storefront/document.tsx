import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { Outlet, Scripts, useParams, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fileAt } from '#rules/catalog/pictures/picture.ts'
import { isLanguage } from '#rules/locale.ts'
import type { RouterContext } from '#storefront/data/context.ts'
import { PageHead } from './page-head.tsx'
import { brokenPicturesScript } from '#ui/pictures/broken-pictures-script.ts'
import { pricesScript } from '#ui/prices-script.ts'
import { awakeEvent, earlyPressesScript } from '#ui/early-presses-script.ts'
import { themeScript } from '#ui/theme-script.ts'
import ysabeau from '#ui/fonts/ysabeau-office.woff2?url'
import { FilesProvider } from '#ui/pictures/files-address.ts'
import { ToastProvider } from '#ui/layers/toasts.tsx'
import { LanguageProvider } from '#ui/words/words.ts'

/** The document around every page. The stylesheet and the scripts are put into its head by whoever serves it. */
export function Document() {
  const { language: segment } = useParams({ strict: false })
  const language = isLanguage(segment) ? segment : 'zh'
  const { files }: RouterContext = useRouter().options.context
  useEffect(() => void dispatchEvent(new Event(awakeEvent)), [])
  return (
    <html lang={language === 'zh' ? 'zh-Hant-TW' : 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <EarlyScript source={import.meta.env.SSR ? themeScript : ''} />
        <EarlyScript source={import.meta.env.SSR ? pricesScript : ''} />
        <EarlyScript source={import.meta.env.SSR ? brokenPicturesScript : ''} />
        <EarlyScript source={import.meta.env.SSR ? earlyPressesScript : ''} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={fileAt(figtree, files)} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={fileAt(ysabeau, files)} as="font" type="font/woff2" crossOrigin="anonymous" />
        <PageHead />
      </head>
      <body>
        <LanguageProvider value={language}>
          <FilesProvider value={files}>
            <ToastProvider>
              <Outlet />
            </ToastProvider>
          </FilesProvider>
        </LanguageProvider>
        {/* What the server hands over: nothing that the browser draws again. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}

/** Runs before the page is drawn. The browser that takes the page over leaves it as it came, and does not carry its text a second time. */
function EarlyScript({ source }: { source: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
