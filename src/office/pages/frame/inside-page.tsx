import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ShortcutsProvider } from '../../data/keys/shortcuts.tsx'
import { SecretsProvider } from '../../data/layers/secrets.tsx'
import { StepUpProvider } from '../../data/step-up.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { useSessionEnd } from '../../data/session-end.ts'
import { useWhoIsThere } from '../../data/use-me.ts'
import { FewCodesNote } from '../../features/frame/few-codes-note.tsx'
import { Frame } from '../../features/frame/frame.tsx'
import { LineBand } from '../../features/frame/line-band.tsx'
import { NoAnswerNote } from '../../features/frame/no-answer-note.tsx'
import { Opening } from '../../features/frame/opening.tsx'

const SignInPage = lazy(() => import('../door/sign-in.tsx').then(({ SignInPage: page }) => ({ default: page })))
// Until it can be shown, the session counts as going on: the next call says again that it has ended.
const SignInAgain = lazyLayer(() => import('../door/sign-in-again.tsx').then((file) => file.SignInAgain))

/** The frame for who is signed in; for who is not, the door, at whatever address: behind it the same page opens. */
export function InsidePage() {
  const { data: me, isPending, refetch } = useWhoIsThere()
  const { hasEnded, goOn } = useSessionEnd()
  if (isPending) return <Opening />
  if (me === undefined) return <NoAnswerNote onAgain={() => void refetch()} />
  if (me === null) return <SignInPage />
  return (
    <StepUpProvider>
      <SecretsProvider>
        <ShortcutsProvider>
          <Frame me={me}>
            <LineBand />
            <Suspense fallback={<Opening />}>
              <FewCodesNote me={me} />
              <Outlet />
            </Suspense>
            {hasEnded && <SignInAgain me={me} onClose={goOn} />}
          </Frame>
        </ShortcutsProvider>
      </SecretsProvider>
    </StepUpProvider>
  )
}
