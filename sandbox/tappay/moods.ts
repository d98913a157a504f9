import { goesWell, type Behaviour } from './behaviour.ts'

/** What the whole company can be put through from its front page, whichever card is used. */
export const moods = {
  well: {},
  'time-out-charged': { answer: 'time-out' },
  'time-out-uncharged': { answer: 'time-out', status: 10004 },
  'time-out-unrecorded': { answer: 'time-out', record: 'absent' },
  slow: { answer: 'slow' },
  'cut-charged': { answer: 'cut' },
  outage: { answer: 'cut', record: 'absent' },
  declined: { status: 10023 },
} as const satisfies Record<string, Partial<Behaviour>>

export type MoodName = keyof typeof moods

/** The mood of the next payments, and for how many it lasts. `isCapturing` refuses refunds with 10010. */
export type Mood = { name: MoodName; paymentsLeft: number; isCapturing: boolean }

export function isMoodName(name: string): name is MoodName {
  return Object.hasOwn(moods, name)
}

/** The card's own behaviour, overlaid by the company's mood while one lasts. */
export function takeMood(mood: Mood, own: Partial<Behaviour>): Behaviour {
  const behaviour = { ...goesWell, ...own }
  if (mood.paymentsLeft === 0) return behaviour
  mood.paymentsLeft -= 1
  return { ...behaviour, ...moods[mood.name] }
}
