import type { BookingAnswer, Courier } from '#ports/courier.ts'
import type { Twd } from '#rules/money.ts'
import type { Draw } from './imagined-companies.ts'

/** What the courier of one order knows, which the shop can only ask for. */
export type ImaginedCourier = {
  courier: Courier
  /** What he brings back with a parcel, as he was told when it was booked. */
  collectOf: (reference: string) => Twd | undefined
}

/** The courier of one order, in memory: he loses answers, before and after he has written a parcel down, and knows each name once. */
export function imagineCourier({ name, draw }: { name: string; draw: Draw }): ImaginedCourier {
  const booked = new Map<string, { trackingNumber: string; providerId: string; collect: Twd }>()
  const book = (reference: string, collect: Twd): BookingAnswer => {
    const mood = draw(6)
    if (mood === 1) return { answer: 'unknown', reason: 'cut before' }
    if (mood === 2) return { answer: 'refused', text: 'not today' }
    if (booked.has(reference)) return { answer: 'refused', text: 'known' }
    const number = `C${name}N${booked.size + 1}`
    booked.set(reference, { trackingNumber: number, providerId: number, collect })
    return mood === 3 ? { answer: 'unknown', reason: 'cut after' } : { answer: 'booked', trackingNumber: number, providerId: number }
  }
  return {
    courier: {
      book: async ({ reference, collect }) => book(reference, collect),
      async find(reference) {
        if (draw(6) === 0) return { answer: 'unreachable', reason: 'away' }
        const known = booked.get(reference)
        return known ? { answer: 'known', ...known, state: 'booked', code: '300' } : { answer: 'absent' }
      },
      drawLabels: async () => ({ answer: 'unreachable', reason: 'away' }),
      changeStore: async () => ({ answer: 'unknown', reason: 'away' }),
      readNotice: () => null,
    },
    collectOf: (reference) => booked.get(reference)?.collect,
  }
}
