import type { ReactNode } from 'react'
import { cardNetworks } from '#rules/constants.ts'
import { isCardMethod, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import { NetworkMark } from '#ui/pictures/network-mark.tsx'

const line = { fill: 'none', strokeWidth: 1.7, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const pay =
  'M20 17.5V8.5h2.7a2.6 2.6 0 0 1 0 5.2H20M31 13.2v4.3m0-2.2a2.05 2.2 0 1 1-4.1 0a2.05 2.2 0 1 1 4.1 0M33.3 13.2l2.1 4.3M37.5 13.2l-3 6.6h-1'

type Drawn = { ground: string; drawing: ReactNode }

/** Brands as their buyers know them, drawn by ourselves and small. */
const wallets: Partial<Record<PaymentMethod, Drawn>> = {
  line: {
    ground: '#06c755',
    drawing: (
      <>
        <path
          fill="#fff"
          d="M22 4c-6.6 0-12 3.6-12 8 0 4 4.3 7.3 10 7.9.9.2.7 1.1.5 2.6 0 .5.3.6.9.3C24.8 21.2 34 17.2 34 12c0-4.4-5.4-8-12-8z"
        />
        <path
          {...line}
          strokeWidth="1.4"
          stroke="#06c755"
          d="M14.6 10v4.2h2.2M19 10v4.2M21.3 14.2V10l3 4.2V10M29.3 10h-2.4v4.2h2.4M26.9 12.1h2.1"
        />
      </>
    ),
  },
  jko: {
    ground: '#d0021b',
    drawing: (
      <path
        {...line}
        strokeWidth="2.2"
        stroke="#fff"
        d="M15 8.5v6.3a2.4 2.4 0 0 1-4.8.2M19 8.5v9M25 8.5l-5.5 4.6 5.5 4.4M36.5 13a4.3 4.5 0 1 1-8.6 0a4.3 4.5 0 1 1 8.6 0"
      />
    ),
  },
  apple: {
    ground: '#fff',
    drawing: (
      <g fill="#000">
        <path d="M11.9 10.3c1.2-.9 3.2-.7 4.3.7-1.9 1.3-1.6 4.2.5 5-.7 1.9-1.9 3.7-3.2 3.7-.8 0-1.1-.5-2.1-.5s-1.3.5-2.1.5c-1.6 0-3.3-3-3.3-5.5 0-2.7 1.7-4.3 3.4-4.3 1 0 1.8.8 2.5.4zM11.3 9.3c-.1-1.7 1-3 2.5-3.3.2 1.7-1 3.2-2.5 3.3z" />
        <path {...line} stroke="#000" d={pay} />
      </g>
    ),
  },
  google: {
    ground: '#fff',
    drawing: (
      <g {...line} strokeWidth="2.4" strokeLinecap="butt">
        <path stroke="#4285f4" d="M11.5 13h4.6a4.7 4.7 0 0 1-1.6 3.5" />
        <path stroke="#34a853" d="M14.5 16.5a4.7 4.7 0 0 1-7.1-1.2" />
        <path stroke="#fbbc04" d="M7.4 15.3a4.7 4.7 0 0 1 0-4.6" />
        <path stroke="#ea4335" d="M7.4 10.7a4.7 4.7 0 0 1 7.3-1.1" />
        <path strokeWidth="1.7" strokeLinecap="round" stroke="#5f6368" d={pay} />
      </g>
    ),
  },
}

/** By what sign one knows a payment method: those of the cards for card and instalments, none for cash and transfer. */
export function MethodMarks({ method }: { method: PaymentMethod }) {
  if (isCardMethod(method)) {
    return (
      <span className="method-marks">
        {cardNetworks.map((network) => (
          <NetworkMark key={network} network={network} />
        ))}
      </span>
    )
  }
  const wallet = wallets[method]
  if (!wallet) return null
  return (
    <svg className="pay-mark" viewBox="0 0 44 26" aria-hidden="true" style={{ background: wallet.ground }}>
      {wallet.drawing}
    </svg>
  )
}
