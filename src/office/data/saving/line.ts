import { useSyncExternalStore } from 'react'
import { NoAnswer } from '#contract/shared/problem.ts'

/** A change that is on its way. `isSent`: it may have been done. */
export type OpenCall = { isSent: boolean; tries: number }

/** How the line to the office is: calls without an answer that are asked about again, and those that wait for a line. */
export type Line = { isOnline: boolean; confirming: number; waiting: number }

type Waiting = { goOn: () => void; giveUp: () => void }

const open = new Map<OpenCall, Waiting | null>()
const listeners = new Set<() => void>()
let line: Line = { isOnline: navigator.onLine, confirming: 0, waiting: 0 }

function tell(): void {
  const calls = [...open.keys()]
  const confirming = calls.filter(({ isSent }) => isSent).length
  line = { isOnline: navigator.onLine, confirming, waiting: calls.length - confirming }
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of ['online', 'offline'] as const) addEventListener(event, tell)
  line = line.isOnline === navigator.onLine ? line : { ...line, isOnline: navigator.onLine }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const event of ['online', 'offline'] as const) removeEventListener(event, tell)
  }
}

export function useLine(): Line {
  return useSyncExternalStore(follow, () => line)
}

/** A call has no answer: it is told that it is being confirmed. */
export function noteCall(call: OpenCall): void {
  open.set(call, open.get(call) ?? null)
  tell()
}

export function callEnded(call: OpenCall): void {
  if (open.delete(call)) tell()
}

/** Asks at once about everything that has no answer. */
export function tryNow(): void {
  for (const waiting of open.values()) waiting?.goOn()
}

/** What was never sent is not sent any more; its form stays as it is, and says that nothing was saved. */
export function giveUpWaiting(): void {
  for (const [call, waiting] of open) if (!call.isSent) waiting?.giveUp()
}

/** Until there is a line again. */
export function untilLine(call: OpenCall): Promise<void> {
  return until(call, (goOn) => {
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  })
}

const firstPauseMs = 1000
const longestPauseMs = 15_000

/** A little longer each time, and no longer than until there is a line again. */
export function untilNextTry(call: OpenCall): Promise<void> {
  return until(call, (goOn) => {
    const timer = setTimeout(goOn, Math.min(longestPauseMs, firstPauseMs * 2 ** (call.tries - 1)))
    addEventListener('online', goOn)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
    }
  })
}

function until(call: OpenCall, wait: (goOn: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => () => {
      stop()
      open.set(call, null)
      finish()
    }
    const goOn = end(resolve)
    const stop = wait(goOn)
    open.set(call, { goOn, giveUp: end(() => reject(new NoAnswer('it was not sent'))) })
    tell()
  })
}
