import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOffice } from '../office.tsx'
import { useMe } from '../use-me.ts'
import { findDraft, removeDraft, saveDraft, type Draft } from './draft-store.ts'
import { hearLeft, leaveRest, type Left } from './left-draft.ts'
import { untilAnswered } from './under-way.ts'
import { useTellUnsaved } from './unsaved.ts'

/** So long after the last key what was typed is kept; while somebody types without a pause, this often. */
const keepAfterMs = 500
const keepEveryMs = 2000

/** When a page goes with its window or behind another; the first leaves the browser the most time, and not every browser tells it. */
const lastMoments = ['beforeunload', 'visibilitychange', 'pagehide'] as const

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
  /**
   * It was saved and stays open: only what was typed meanwhile is kept, as it stands in the form from now on. Whoever has left the page
   * before the answer leaves no more behind than that. Answers whether there is any.
   */
  keepRest: (restOf: RestOf<Values>) => boolean
}

/** What is still to be saved of what stands in the form, and null where that is nothing. */
type RestOf<Values> = (held: Values) => Values | null

/**
 * Keeps what is typed into a form on this browser for seven days, over reloads, crashes, lost lines and ended sessions (NAV-19).
 * `DraftOffer` offers it again.
 */
export function useDraft<Values>({ form, values, isDirty }: Form<Values>): KeptDraft<Values> {
  const { id: staffId } = useMe()
  const isShared = useIsShared()
  const [offered, setOffered] = useOffered<Values>({ staffId, form })
  const keeping = useKeeping({ staffId, form, values, isShared, isDirty })
  const leave = useLeaving({ staffId, form, values, isShared })
  useTellUnsaved({ form, isDirty })
  const forget = () => {
    keeping.end()
    setOffered(null)
    leave(() => null)
  }
  const answer = (wanted: boolean) => {
    keeping.note({ isKept: wanted })
    setOffered(null)
    if (!wanted) void removeDraft({ staffId, form })
  }
  const keepRest = (restOf: RestOf<Values>) => {
    keeping.hold()
    answer(true)
    return leave(restOf)
  }
  return { offered, answer, forget, keepRest }
}

type Typed<Values> = Omit<Draft, 'values' | 'savedAt'> & { values: Values }

/** Keeps what is typed while it is typed, and nothing of what was taken back. */
function useKeeping<Values>({ staffId, form, values, isShared, isDirty }: Typed<Values> & { isDirty: boolean }) {
  const isSaved = useRef(false)
  const isKept = useRef(false)
  const lastKept = useRef(0)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = JSON.stringify(values)
  const hold = () => {
    clearTimeout(waiting.current)
    waiting.current = undefined
  }
  const keep = () => {
    hold()
    if (isSaved.current) return
    isKept.current = true
    lastKept.current = performance.now()
    void saveDraft({ staffId, form, values, savedAt: new Date(), isShared })
  }
  const keepLater = useEffectEvent(keep)
  useEffect(() => {
    if (!isDirty) {
      // Saved and empty again, or typed and taken back: from now on another draft begins.
      isSaved.current = false
      if (isKept.current) void removeDraft({ staffId, form })
      isKept.current = false
      lastKept.current = performance.now()
      waiting.current = undefined
      return
    }
    waiting.current = setTimeout(() => keepLater(), restUntilKept(lastKept.current))
    return () => clearTimeout(waiting.current)
  }, [isDirty, written, isShared, staffId, form])
  useLastMoment(() => {
    if (waiting.current !== undefined) keep()
  })
  return {
    /** Nothing of this draft is kept any more. */
    end: () => void (isSaved.current = true),
    /** What waits to be kept is over: the form shows something else as soon as it is drawn anew, or is gone by then. */
    hold,
    /** Whether something lies in the browser that is this form's. */
    note: (known: { isKept: boolean }) => void (isKept.current = known.isKept),
  }
}

/** Does what would be too late afterwards: the form goes, or the whole page with its window. */
function useLastMoment(act: () => void): void {
  const leave = useEffectEvent(act)
  useEffect(() => {
    const last = () => leave()
    for (const moment of lastMoments) addEventListener(moment, last)
    return () => {
      for (const moment of lastMoments) removeEventListener(moment, last)
      last()
    }
  }, [])
}

/** Keeps what is left of a form once it was saved, also where the form is gone by then and nothing else would. */
function useLeaving<Values>({ values, ...typed }: Typed<Values>) {
  const held = useRef(values)
  const leftAt = useRef<Date | null>(null)
  useEffect(() => {
    held.current = values
  }, [values])
  useEffect(() => {
    leftAt.current = null
    return () => {
      leftAt.current = new Date()
    }
  }, [])
  return (restOf: RestOf<Values>) => {
    const rest = restOf(held.current)
    if (leftAt.current) void leaveRest({ ...typed, values: rest, savedAt: leftAt.current })
    else if (rest === null) void removeDraft(typed)
    else void saveDraft({ ...typed, values: rest, savedAt: new Date() })
    return rest !== null
  }
}

/**
 * What this person typed into this form before, once it was found. Whoever comes back while it is still being saved is offered it only
 * where it could not be, or what they typed after that.
 */
function useOffered<Values>({ staffId, form }: { staffId: number; form: string }) {
  const [offered, setOffered] = useState<KeptDraft<Values>['offered']>(null)
  useEffect(() => {
    let isDecided = false
    const decide = (left: Left) => {
      isDecided = true
      setOffered(left && { values: left.values as Values, savedAt: left.savedAt })
    }
    const stop = hearLeft({ staffId, form, hear: decide })
    void findDraft({ staffId, form }).then(async (draft) => {
      if (!draft) return
      await untilAnswered(form)
      if (!isDecided) decide(draft)
    })
    return () => {
      isDecided = true
      stop()
    }
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
