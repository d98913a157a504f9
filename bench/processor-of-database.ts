import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { BenchShop } from './bench-shop.ts'

/** Linux counts the processor's time in hundredths of a second, whatever its own clock does: sysconf(_SC_CLK_TCK). */
const msOfTick = 10

/** Milliseconds of processor that a PostgreSQL of this machine has used with all of its processes, also those that have ended. Linux alone tells it. */
export async function processorOfDatabase({ database: { db } }: Pick<BenchShop, 'database'>): Promise<number> {
  // Where it lies and which process it is the shop's own role is not told; each of its processes is a child of it.
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = (await readTimes(String(rows[0]?.pid)))?.parent
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(processes.map(readTimes))
  const own = all.flatMap((each) => (each && (each.pid === postmaster || each.parent === postmaster) ? [each] : []))
  return own.reduce((ms, each) => ms + msOfTick * (each.used + (each.pid === postmaster ? each.usedByEnded : 0)), 0)
}

/** A process that ends while it is read is none. Its fields: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
async function readTimes(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // Behind the name, which may hold spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return { pid, parent: fields[1], used: field(14) + field(15), usedByEnded: field(16) + field(17) }
}
