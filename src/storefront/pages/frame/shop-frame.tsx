import { Outlet, useLoaderData, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { localeOf } from '#rules/locale.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { LoginProvider, useLogin } from '#storefront/features/member/login.tsx'
import { MemberProvider, useMember } from '#storefront/features/member/member.tsx'
import { FloatingButtons } from '#storefront/features/shell/floating-buttons.tsx'
import { Footer } from '#storefront/features/shell/footer.tsx'
import { LoginBanner } from '#storefront/features/shell/login-banner.tsx'
import { CartLink } from '#storefront/features/shell/cart-link.tsx'
import { OfflineNotice } from '#storefront/features/shell/offline-notice.tsx'
import { PageProgress } from '#storefront/features/shell/page-progress.tsx'
import { forgetWishes } from '#storefront/features/wishlist/wishes.ts'
import type { ShellMember } from '#storefront/features/shell/shell-member.ts'
import { TopBar } from '#storefront/features/shell/top-bar.tsx'
import { refusedKey } from '#storefront/features/checkout/refused-key.ts'
import { worksWithTrackers } from '#storefront/features/tracking/consent.ts'
import { trackKept } from '#storefront/features/tracking/track.ts'
import { orNothing } from '#ui/or-nothing.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMainLinks } from '#storefront/data/main-links.ts'
import { showPrices } from '#storefront/data/prices-known.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** What stands around every page: the bar, the footer, and the knowledge of who is there. */
export function ShopFrame() {
  const { client, language } = useShop()
  const router = useRouter()
  const findUser = useCallback(() => client.user.find({ locale: localeOf(language), quiet: 'true' }), [client, language])
  const leadToLock = useCallback(() => void router.navigate({ href: paths.loginLock(language), replace: true }), [language, router])
  return (
    <MemberProvider findUser={findUser} onSignedOut={forgetMember} onLocked={leadToLock}>
      <LoginProvider>
        <FrameAround />
      </LoginProvider>
    </MemberProvider>
  )
}

/** What the server wrote into the page does not change. */
function watchNothing(): () => void {
  return () => undefined
}

function forgetMember() {
  forgetWishes()
  sessionStorage.removeItem(refusedKey)
  void import('#storefront/data/queries.ts').then(({ queries }) => queries.clear())
}

/** Bar, page and footer, for whoever is known to be there. */
export function FrameAround() {
  const say = useWords()
  const { year, menus } = useLoaderData({ from: '/$language' })
  const main = useMainLinks()
  const member = useMember()
  const openLogin = useLogin()
  const hasTrackers = useSyncExternalStore(watchNothing, worksWithTrackers, () => false)
  usePricesOfMember()
  useEffect(trackKept, [])
  return (
    <>
      <a className="skip-link" href="#main">
        {say(shellTexts.skip)}
      </a>
      <PageProgress />
      <OfflineNotice />
      <TopBar
        main={main}
        phone={menus?.phone ?? main}
        member={shellMember(member)}
        cartLink={<CartOfMember signedIn={member.state === 'signed-in'} />}
        onLogIn={openLogin}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {member.state === 'visitor' && <LoginBanner onLogIn={openLogin} />}
      <FloatingButtons />
      <Footer year={year} columns={menus?.footer} />
      {hasTrackers && (
        <Suspense>
          <AskConsent />
        </Suspense>
      )}
      {member.state === 'signed-in' && member.user.birthday === null && (
        <Suspense>
          <AskBirthday />
        </Suspense>
      )}
    </>
  )
}

/** A shop that works with nobody asks nobody. */
const AskConsent = lazy(() => import('./ask-consent.tsx').then(({ AskConsent }) => ({ default: AskConsent }), orNothing))

/** Asked of members who have not told it; nobody else carries the dialog (BDY-01). */
const AskBirthday = lazy(() => import('./ask-birthday.tsx').then(({ AskBirthday }) => ({ default: AskBirthday }), orNothing))

const LiveCartLink = lazy(() =>
  import('./live-cart-link.tsx').then(
    ({ LiveCartLink }) => ({ default: LiveCartLink }),
    () => ({ default: CartLink }),
  ),
)

/** What it takes to keep a cart is only loaded for those who have one. */
function CartOfMember({ signedIn }: { signedIn: boolean }) {
  if (!signedIn) return <CartLink />
  return (
    <Suspense fallback={<CartLink />}>
      <LiveCartLink />
    </Suspense>
  )
}

function shellMember(member: ReturnType<typeof useMember>): ShellMember {
  return member.state === 'signed-in' ? { state: 'signed-in', name: member.user.name, vip: member.user.vip } : { state: member.state }
}

/** Pages from the server show a guest's prices: once it is known who is there, what they show is asked again, and what could have been another price is seen. */
function usePricesOfMember() {
  const router = useRouter()
  const { state } = useMember()
  useEffect(() => {
    if (state === 'visitor') showPrices()
    if (state === 'signed-in')
      router
        .invalidate({ filter: ({ routeId }) => routeId.startsWith('/$language/') })
        .finally(showPrices)
        .catch(console.warn)
  }, [state, router])
}
