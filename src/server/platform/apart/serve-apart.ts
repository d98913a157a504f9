import { createInterface } from 'node:readline'
import { endWhenTooMuch } from './end-when-too-much.ts'

/**
 * What a program is that `runApart` runs: does its work for each file that it is told of, one after the other, and says what came of it as
 * JSON, until nobody tells it anything any more. Its arguments are how many MB it may hold, and how many seconds of the processor one file
 * may take.
 */
export async function serveApart(work: (source: string, target: string) => Promise<unknown>): Promise<void> {
  const [megabytes = 0, seconds = 0] = process.argv.slice(2).map(Number)
  for await (const line of createInterface({ input: process.stdin })) {
    const [asked, source, target] = JSON.parse(line) as [number, string, string]
    const stopLooking = endWhenTooMuch({ megabytes, seconds })
    const answer = JSON.stringify([asked, await work(source, target)])
    stopLooking()
    process.stdout.write(`${answer}\n`)
  }
}
