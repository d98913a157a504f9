import type { Shop } from '#server/platform/shop.ts'
import { goOnBeside, isUnanswered } from './go-on-beside.ts'

/**
 * Writes down what a company has said, which it says once: a page on which to pay, a card to keep. Whoever asked is told in time that the
 * database did not answer; it is written as soon as it does, and whoever asks again finds it written.
 */
export async function writeHoweverLong<T>(shop: Pick<Shop, 'log'>, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUnanswered(error)) void goOnBeside(shop, () => write().then(() => true))
    throw error
  }
}
