import { notFound } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { articleTexts } from '#texts/shop/content.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemOf } from '#storefront/data/problem-of.ts'
import { isLost, type Lost } from '#storefront/data/or-not-found.ts'

/** What a call for an article finds; one that does not exist gets a page of its own instead of the shop's 404 (D-84). */
export async function orLostArticle<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding
  } catch (error) {
    const problem = problemOf(error)
    if (problem?.status === 'health_article_not_found') throw notFound({ data: { message: problem.message } satisfies Lost })
    throw error
  }
}

/** In place of an article that does not exist: says so, and leads to those that do. */
export function LostArticlePage({ data }: { data?: unknown }) {
  const say = useWords()
  const language = useLanguage()
  const showToast = useToasts()
  const message = isLost(data) ? data.message : ''
  useEffect(() => {
    if (message) showToast({ kind: 'error', message })
  }, [message, showToast])
  return (
    <div className="wrap">
      <title>{say(articleTexts.lost)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState title={say(articleTexts.lost)} text={say(articleTexts.lostHint)}>
        <LinkButton href={paths.articles(language)}>{say(articleTexts.toAll)}</LinkButton>
      </EmptyState>
    </div>
  )
}
