import { createContext, use } from 'react'

type SessionState = {
  /** Somebody was signed in, and is no more: their page stays, and asks who they are. */
  hasEnded: boolean
  /** They have signed in again. */
  goOn: () => void
}

const State = createContext<SessionState>({ hasEnded: false, goOn: () => undefined })
export const SessionEnd = State.Provider

export function useSessionEnd(): SessionState {
  return use(State)
}
