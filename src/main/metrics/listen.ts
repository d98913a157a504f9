import type { Channel, TracingChannel } from 'node:diagnostics_channel'

/** Ends a listening. */
export type Unlisten = () => void

/** Hears every message of a channel, of the type that its room says beside it. */
export function listen<Message>(channel: Channel, hear: (message: Message) => void): Unlisten {
  const heard = (message: unknown) => hear(message as Message)
  channel.subscribe(heard)
  return () => void channel.unsubscribe(heard)
}

/** Hears how long each thing on a channel took, and whether it failed. */
export function listenToEnds<Message extends object>(
  channel: TracingChannel,
  hear: (message: Message, end: { seconds: number; error: unknown }) => void,
): Unlisten {
  const begun = new WeakMap<object, number>()
  const start = listen<Message>(channel.start, (message) => void begun.set(message, performance.now()))
  const end = listen<Message & { error?: unknown }>(channel.asyncEnd, (message) => {
    const at = begun.get(message)
    if (at !== undefined) hear(message, { seconds: (performance.now() - at) / 1000, error: message.error })
  })
  return () => {
    start()
    end()
  }
}
