import { useEffect, useRef, useState } from 'react'
import { whileHere } from './while-here.ts'

type Question<Found> = { ask: () => Promise<Found[]>; key: string | null }

/** What a question finds, asked again whenever its key is another; nothing while it is on its way or has no key. */
export function useLookup<Found>({ ask, key }: Question<Found>, onProblem: (error: unknown) => void): readonly Found[] {
  const [answer, setAnswer] = useState<{ key: string; found: Found[] } | null>(null)
  const latest = useRef({ ask, onProblem })
  useEffect(() => {
    latest.current = { ask, onProblem }
  })
  useEffect(() => {
    if (!key) return
    return whileHere(latest.current.ask(), { take: (found) => setAnswer({ key, found }), fail: (error) => latest.current.onProblem(error) })
  }, [key])
  return answer && answer.key === key ? answer.found : []
}
