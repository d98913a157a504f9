import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isProblem } from '#contract/shared/problem.ts'
import type { Claim } from '#rules/claims/find-claims.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { useCarefully } from '../step-up.tsx'

const rarelyMs = 10 * 60_000

/** The words that claim a medical effect; none until they are there. */
export function useClaimWords(): readonly Claim[] {
  const { claims } = useOffice()
  const { data } = useQuery({ queryKey: ['claims'], queryFn: ({ signal }) => claims.list({}, { signal }), staleTime: rarelyMs })
  return data?.words ?? []
}

export type ClaimsAsked = { claims: readonly Claim[]; confirm: () => Promise<void>; dismiss: () => void }

/** Asks about claims for which something was not published, and does it once more when they are confirmed (GDS-29). */
export function useClaimsAsked(id: number) {
  const language = useLanguage()
  const { claims: office } = useOffice()
  const carefully = useCarefully()
  const showToast = useToasts()
  const [stopped, setStopped] = useState<{ claims: readonly Claim[]; again: () => Promise<unknown> } | null>(null)
  const confirm = async () => {
    if (!stopped) return
    const words = stopped.claims.map(({ word }) => word)
    try {
      await carefully((press) => office.confirm({ id, words }, press))
      await stopped.again()
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    }
  }
  const asked: ClaimsAsked | null = stopped && { claims: stopped.claims, confirm, dismiss: () => setStopped(null) }
  /** Whether it was refused for claims; then it is asked about. */
  const ask = (error: unknown, again: () => Promise<unknown>): boolean => {
    if (!isProblem(error, 'claims_unconfirmed')) return false
    setStopped({ claims: error.details.claims ?? [], again })
    return true
  }
  return { asked, ask }
}
