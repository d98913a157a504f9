import { addScript } from './add-script.ts'
import type { Tracker } from './tracker.ts'

declare global {
  var chatEvents: unknown[] | undefined
}

/** A chat of any company: the id is the address of its script, and it reads what happens from the list `chatEvents`. */
export const chat: Tracker = {
  callsFor: ({ name, items, value }) => [[name, { value, currency: 'TWD', items }]],
  open(address) {
    const events = (globalThis.chatEvents ??= [])
    addScript(address)
    return (call) => void events.push(call)
  },
}
