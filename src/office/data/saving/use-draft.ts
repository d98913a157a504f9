import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOffice } from '../office.tsx'
import { useMe } from '../use-me.ts'
import { findDraft, removeDraft, saveDraft } from './draft-store.ts'
import { useTellUnsaved } from './unsaved.ts'

/** So long after the last key what was typed is kept; while somebody types without a pause, this often. */
const keepAfterMs = 500
const keepEveryMs = 2000

type Form<Values> = {
  /** Which form of which thing: `invite`, `order K7Q2M9X4TBHE note`. */
  form: string
  /** What stands in it now. */
  values: Values
  /** It is not what the form began with. */
  isDirty: boolean
}

export type KeptDraft<Values> = {
  /** What was typed before and never saved; null when there is nothing, and once it was answered. */
  offered: { values: Values; savedAt: Date } | null
  /** The form has taken it over, or nobody wants it. */
  answer: (wanted: boolean) => void
  /** It was saved and closes: nothing is left to offer. */
  forget: () => void
  /** It was saved and stays open: only what was typed meanwhile is kept, as it stands in the form from now on. */
  keepRest: () => void
}

/**
 * Keeps what is typed into a form on this browser for seven days, over reloads, crashes, lost lines and ended sessions (NAV-19).
 * `DraftOffer` offers it again.
 */
export function useDraft<Values>({ form, values, isDirty }: Form<Values>): KeptDraft<Values> {
  const { id: staffId } = useMe()
  const isShared = useIsShared()
  const [offered, setOffered] = useOffered<Values>({ staffId, form })
  const isSaved = useRef(false)
  const isKept = useRef(false)
  const lastKept = useRef(0)
  const written = JSON.stringify(values)
  useTellUnsaved(isDirty)
  const keep = useEffectEvent(() => {
    if (isSaved.current) return
    isKept.current = true
    lastKept.current = performance.now()
    void saveDraft({ staffId, form, values, savedAt: new Date(), isShared })
  })
  useEffect(() => {
    if (!isDirty) {
      // Saved and empty again, or typed and taken back: from now on another draft begins.
      isSaved.current = false
      if (isKept.current) void removeDraft({ staffId, form })
      isKept.current = false
      lastKept.current = performance.now()
      return
    }
    const timer = setTimeout(() => keep(), restUntilKept(lastKept.current))
    return () => clearTimeout(timer)
  }, [isDirty, written, isShared, staffId, form])
  const forget = () => {
    isSaved.current = true
    setOffered(null)
    void removeDraft({ staffId, form })
  }
  const answer = (wanted: boolean) => {
    isKept.current = wanted
    setOffered(null)
    if (!wanted) void removeDraft({ staffId, form })
  }
  return { offered, answer, forget, keepRest: () => answer(true) }
}

/** What this person typed into this form before, once it was found. */
function useOffered<Values>({ staffId, form }: { staffId: number; form: string }) {
  const [offered, setOffered] = useState<KeptDraft<Values>['offered']>(null)
  useEffect(() => {
    let isHere = true
    void findDraft({ staffId, form }).then((draft) => {
      if (isHere && draft) setOffered({ values: draft.values as Values, savedAt: draft.savedAt })
    })
    return () => void (isHere = false)
  }, [staffId, form])
  return [offered, setOffered] as const
}

function restUntilKept(lastKept: number): number {
  return Math.max(0, Math.min(keepAfterMs, lastKept + keepEveryMs - performance.now()))
}

/** Whether others use this browser too, as was said at the sign-in; until that is known, nothing is left behind for them. */
function useIsShared(): boolean {
  const office = useOffice()
  const { data = true } = useQuery({
    queryKey: ['is-shared'],
    queryFn: async ({ signal }) => {
      const { sessions } = await office.me.sessions.list({}, { signal })
      return sessions.some(({ current, shared }) => current && shared)
    },
    staleTime: Infinity,
  })
  return data
}
