import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseNames } from '../../scripts/cluster/cluster-ports.ts'
import { findPrograms } from '../../scripts/cluster/find-programs.ts'
import type { Figure } from '../figures.ts'
import { auditOrders, type Audited } from './audit-orders.ts'
import { failOverOnce, type FailOver } from './fail-over-once.ts'
import { openCluster } from './open-cluster.ts'

/** How often the primary is killed, and how many orders are asked for in a second meanwhile. */
const kills = Number(process.env['KILLS'] ?? 20)
const perSecond = Number(process.env['ORDERS_PER_SECOND'] ?? 200)
/** Of a log, when something went wrong. */
const lastLines = 60

/** Kills the primary of a cluster by -9 again and again under load, and audits the books of all of it. */
export async function measureFailOver(): Promise<Figure[]> {
  const programs = findPrograms()
  if (typeof programs === 'string') throw new Error(programs)
  const open = await openCluster(programs)
  const rounds: FailOver[] = []
  try {
    while (rounds.length < kills) {
      const round = await failOverOnce(open, { perSecond })
      rounds.push(round)
      const { presses, pages, killedAt: _killed, writesAt: _writes, ...seen } = round
      console.log(JSON.stringify({ round: rounds.length, presses: presses.length, ...seen, pages: [...pages] }))
    }
    const presses = rounds.flatMap((round) => round.presses)
    const audited = await auditOrders({ database: open.database, cardCompany: open.cluster.sandbox.addresses.tappay, presses })
    for (const line of [...audited.lost, ...audited.complaints]) console.log(line)
    return figuresOf(rounds, audited)
  } catch (error) {
    for (const name of databaseNames) console.error(`${name}:\n${await lastOf(join(open.home, `${name}.log`))}`)
    throw error
  } finally {
    await open.close()
  }
}

/** What a server and its Patroni said last. */
async function lastOf(log: string): Promise<string> {
  return (await readFile(log, 'utf8')).split('\n').slice(-lastLines).join('\n')
}

function figuresOf(rounds: readonly FailOver[], { acknowledged, lost, twice, complaints }: Audited): Figure[] {
  const sum = (count: (round: FailOver) => number) => [rounds.reduce((total, round) => total + count(round), 0)]
  const seconds = (pick: (round: FailOver) => number) => rounds.map((round) => pick(round) / 1000)
  const longest = (pick: (round: FailOver) => number) => [Math.max(...seconds(pick))]
  return [
    { what: `primary killed, ${perSecond} orders asked for a second, 3 copies`, rounds: [rounds.length], unit: 'times' },
    { what: 'orders acknowledged', rounds: [acknowledged], unit: '' },
    { what: 'of them lost', rounds: [lost.length], unit: '', atMost: 0 },
    { what: 'customers with two orders', rounds: [twice], unit: '', atMost: 0 },
    { what: 'complaints of the audit of stock, points and payments', rounds: [complaints.length], unit: '', atMost: 0 },
    { what: 'answers with a fault (500, or a broken line)', rounds: sum(({ faults }) => faults.length), unit: '', atMost: 0 },
    { what: 'answers 503 with Retry-After', rounds: sum(({ turnedAway }) => turnedAway), unit: '' },
    { what: 'longest wait of a call while no server writes', rounds: longest(({ keptWaitingMs }) => keptWaitingMs), unit: 's', atMost: 3 },
    { what: 'slowest answer 503', rounds: seconds(({ slowestTurnedAwayMs }) => slowestTurnedAwayMs), unit: 's' },
    { what: 'no server writes', rounds: seconds(({ noPrimaryMs }) => noPrimaryMs), unit: 's' },
    { what: 'first order after another server writes', rounds: seconds(({ firstOrderMs }) => firstOrderMs), unit: 's' },
    { what: 'the same, at most', rounds: longest(({ firstOrderMs }) => firstOrderMs), unit: 's', atMost: 2 },
    { what: 'without an order', rounds: seconds(({ withoutOrderMs }) => withoutOrderMs), unit: 's' },
  ]
}
