import type { Logger } from 'pino'

/** What is closed once the shop ends, the last thing that was opened first. */
export type Closing = (() => Promise<unknown>)[]

export async function closeAll(closing: Closing, log: Logger): Promise<void> {
  for (const close of closing.splice(0).reverse()) await closeAnyway(close, log)
}

/** What cannot be closed is told, and the rest is closed all the same. */
async function closeAnyway(close: () => Promise<unknown>, log: Logger): Promise<void> {
  try {
    await close()
  } catch (error) {
    log.error({ err: error }, 'a part of the shop could not be closed')
  }
}
