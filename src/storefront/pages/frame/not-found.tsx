import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { isLanguage } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { FallenPetal } from '#storefront/features/shell/fallen-petal.tsx'
import { LinkButton } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { isLost } from '#storefront/data/or-not-found.ts'

/** The page for everything that does not exist. A thing that is gone is told in the shop's words, then the address says 404. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const say = useWords()
  const { language: segment } = useParams({ strict: false })
  const language = isLanguage(segment) ? segment : 'zh'
  useTellLoss(isLost(data) ? data.message : '', paths.notFound(language))
  return (
    <div className="wrap">
      <title>{say(errorTexts.lostTitle)}</title>
      <meta name="robots" content="noindex" />
      <FallenPetal title={say(errorTexts.lostTitle)} text={say(errorTexts.lost)}>
        <LinkButton href={paths.home(language)}>{say(errorTexts.backHome)}</LinkButton>
      </FallenPetal>
    </div>
  )
}

function useTellLoss(message: string, addressOfLoss: string) {
  const showToast = useToasts()
  const router = useRouter()
  useEffect(() => {
    if (!message) return
    showToast({ kind: 'error', message })
    void router.navigate({ href: addressOfLoss, replace: true })
  }, [message, addressOfLoss, showToast, router])
}
