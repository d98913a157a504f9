import './pay-mark.css'
import type { ReactNode } from 'react'

export type Network = 'visa' | 'mastercard' | 'jcb'

const line = { fill: 'none', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const drawings: Readonly<Record<Network, ReactNode>> = {
  visa: (
    <>
      <path
        fill="#1a1f71"
        d="M6 8h2.9l1.2 6.2L12.7 8h2.9l-4.4 10H8.4zM17.6 8h2.7l-2 10h-2.7zM33.5 18l4.3-10h2.4l1.7 10h-2.7l-.3-1.8h-3l-.8 1.8zm3.4-4h1.7l-.5-3.2z"
      />
      <path
        {...line}
        strokeWidth="2.3"
        strokeLinecap="butt"
        stroke="#1a1f71"
        d="M30.8 9.7c-1.3-.8-4.9-1-5.2 1.1-.3 2.1 4 2 3.6 4.1-.4 2-4 1.8-5.9.7"
      />
    </>
  ),
  mastercard: (
    <>
      <circle cx="18" cy="13" r="7.5" fill="#eb001b" />
      <circle cx="26" cy="13" r="7.5" fill="#f79e1b" />
      <path fill="#ff5f00" d="M22 6.656a7.5 7.5 0 0 1 0 12.688a7.5 7.5 0 0 1 0-12.688z" />
    </>
  ),
  jcb: (
    <>
      <rect x="9" y="4.5" width="8" height="17" rx="2.5" fill="#0e4c96" />
      <rect x="18" y="4.5" width="8" height="17" rx="2.5" fill="#d7182a" />
      <rect x="27" y="4.5" width="8" height="17" rx="2.5" fill="#00913a" />
      <path
        {...line}
        stroke="#fff"
        d="M14.8 10.5v3.3a1.7 1.7 0 0 1-3.4.2M24.2 11.3a2.2 2.2 0 1 0 0 3.4M29.2 10.5h2.1a1.25 1.25 0 0 1 0 2.5h-2.1zM29.2 13h2.3a1.25 1.25 0 0 1 0 2.5h-2.3z"
      />
    </>
  ),
}

/** The sign of a card network, on a white card of its own so that its colours hold in the dark too. */
export function NetworkMark({ network }: { network: Network }) {
  return (
    <svg className="pay-mark" viewBox="0 0 44 26" aria-hidden="true">
      {drawings[network]}
    </svg>
  )
}
