import { Outlet, useParams, useRouterState } from '@tanstack/react-router'
import { isLanguage } from '#rules/locale.ts'
import { KnownMember } from '#storefront/features/member/member.tsx'
import { LoginProvider } from '#storefront/features/member/login.tsx'
import { FrameAround } from '#storefront/pages/frame/shop-frame.tsx'
import { ToastProvider } from '#ui/layers/toasts.tsx'
import { LanguageProvider } from '#ui/words/words.ts'
import { usePreviewed } from './use-previewed.ts'

/** The document around a preview: that of the shop without any script. Its styles are put into its head by whoever serves it. */
export function PreviewDocument() {
  const { language: segment }: { language?: string } = useParams({ strict: false })
  const language = isLanguage(segment) ? segment : 'zh'
  return (
    <html lang={language === 'zh' ? 'zh-Hant-TW' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
      </head>
      <body>
        <LanguageProvider value={language}>
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        </LanguageProvider>
      </body>
    </html>
  )
}

/** Around a page stands what stands around every page of the shop; a part of one stands alone. */
export function PreviewFrame() {
  const { user } = usePreviewed()
  const isPage = useRouterState({ select: ({ location }) => location.pathname.includes('/product/') })
  return (
    <KnownMember member={user ? { state: 'signed-in', user } : { state: 'visitor' }}>
      <LoginProvider>
        {isPage ? (
          <FrameAround />
        ) : (
          <main className="wrap py-6">
            <Outlet />
          </main>
        )}
      </LoginProvider>
    </KnownMember>
  )
}
