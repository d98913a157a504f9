import { useQuery } from '@tanstack/react-query'
import type { Awaited } from '#contract/shop/api/wishes/stock-notices.ts'
import { formatDate } from '#texts/shared/format.ts'
import { awaitedTexts, notAnyMoreOf, waitsUntil } from '#texts/shop/wishes/awaited.ts'
import { paths } from '#contract/shop/paths.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The goods of whose return a member wants to be told. */
export function AwaitedGoods() {
  const say = useWords()
  const { client, language } = useShop()
  const handleProblem = useProblemHandler()
  const showToast = useToasts()
  const { data, error, refetch } = useQuery({
    queryKey: ['awaited-goods', language],
    queryFn: () => client.stockNotices.list({}),
    refetchOnMount: 'always',
  })
  if (error && !data)
    return (
      <p className="mt-6">
        {say(awaitedTexts.failed)}{' '}
        <Button kind="ghost" size="small" onClick={() => void refetch()}>
          {say(awaitedTexts.again)}
        </Button>
      </p>
    )
  if (!data || data.stock_notices.length === 0) return null
  const end = async (id: number) => {
    try {
      await client.stockNotices.remove({ id })
      showToast({ kind: 'success', message: say(awaitedTexts.ended) })
    } catch (problem) {
      handleProblem(problem)
    }
    await refetch()
  }
  return (
    <section className="mt-10">
      <h2>{say(awaitedTexts.awaited)}</h2>
      <ul className="grid gap-2">
        {data.stock_notices.map((awaited) => (
          <Row key={awaited.id} awaited={awaited} onEnd={() => void end(awaited.id)} />
        ))}
      </ul>
    </section>
  )
}

function Row({ awaited: { product, waits_until: until }, onEnd }: { awaited: Awaited; onEnd: () => void }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-center gap-2">
      <PageLink className="inline-flex min-h-11 items-center" href={paths.product(language, product)}>
        {product.name}
      </PageLink>
      <span className="small muted">{say(waitsUntil(formatDate(until, language)))}</span>
      <Button kind="ghost" size="small" aria-label={say(notAnyMoreOf(product.name))} onClick={onEnd}>
        {say(awaitedTexts.notAnyMore)}
      </Button>
    </li>
  )
}
