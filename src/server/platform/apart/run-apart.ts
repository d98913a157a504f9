import pLimit, { type LimitFunction } from 'p-limit'
import { openApart, type Apart, type Bounds, type Files, type SaidApart } from './open-apart.ts'

type Job = {
  files: Files
  bounds: Bounds
  /** How long its process waits for the next file. Whoever sends pictures sends several, and starting a process keeps visitors waiting (GDS-31). */
  keptMs?: number
}

/** One of a program at a time in each process of the shop: the next waits. */
const turns = new Map<string, LimitFunction>()

type Kept = { apart: Apart; leaving: NodeJS.Timeout }
/** Those that wait for their next file. */
const waiting = new Map<string, Kept>()

/**
 * Has a file read or drawn by a program (`serveApart`) in a process of its own: what is wrong with an uploaded file takes nothing of the shop
 * with it. Its bounds are those of one file.
 */
export async function runApart(program: string, job: Job): Promise<SaidApart> {
  const inTurn = turns.get(program) ?? pLimit(1)
  turns.set(program, inTurn)
  return inTurn(() => runNext(program, job))
}

async function runNext(program: string, job: Job): Promise<SaidApart> {
  const kept = takeWaiting(program)
  if (kept) {
    const began = performance.now()
    const answer = await runIn(kept, program, job)
    // What files before it have left there, such as memory, does not count against this one. Time is always its own.
    const isOverTime = performance.now() - began > (1000 * job.bounds.seconds) / 2
    if ('said' in answer || isOverTime) return answer
  }
  return runIn(openApart(program, job.bounds), program, job)
}

async function runIn(apart: Apart, program: string, { files, keptMs = 0 }: Job): Promise<SaidApart> {
  const answer = await apart.run(files)
  if ('ended' in answer || keptMs === 0) apart.leave()
  else keep(apart, program, keptMs)
  return answer
}

function keep(apart: Apart, program: string, keptMs: number): void {
  const leaving = setTimeout(() => takeWaiting(program)?.leave(), keptMs).unref()
  waiting.set(program, { apart, leaving })
}

function takeWaiting(program: string): Apart | undefined {
  const kept = waiting.get(program)
  waiting.delete(program)
  clearTimeout(kept?.leaving)
  return kept?.apart
}
