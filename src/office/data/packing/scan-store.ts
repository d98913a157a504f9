import { openDB, type DBSchema } from 'idb'
import type { ScanVerdicts } from '#contract/office/api/packing.ts'

/** A scan that waits for being sent, as the device keeps it: in order, with the key that makes it count once. */
export type WaitingScan = {
  number: string
  deviceKey: string
  seq: number
  kind: 'scan' | 'press' | 'undo'
  code: string
  productId: number | null
  at: string
}

/** One that had become wrong by the time it was sent. */
export type LateScan = {
  number: string
  code: string
  name: string | null
  verdict: ScanVerdicts['verdicts'][number]['verdict']
  at: string
}

type Kept = DBSchema & {
  waiting: { key: number; value: WaitingScan }
  late: { key: number; value: LateScan }
}

const opened = () =>
  openDB<Kept>('office-packing', 1, {
    upgrade(database) {
      database.createObjectStore('waiting', { autoIncrement: true })
      database.createObjectStore('late', { autoIncrement: true })
    },
  })
let database: ReturnType<typeof opened> | undefined
const open = () => (database ??= opened())

export async function keepScan(scan: WaitingScan): Promise<void> {
  await (await open()).add('waiting', scan)
}

/** The first of those that wait, as many as belong to one parcel and one device and go together. */
export async function listNextScans(): Promise<{ keys: number[]; scans: WaitingScan[] }> {
  const kept = await open()
  const [scans, keys] = [await kept.getAll('waiting', undefined, 200), await kept.getAllKeys('waiting', undefined, 200)]
  const [first] = scans
  const isOther = (scan: WaitingScan) => scan.number !== first?.number || scan.deviceKey !== first.deviceKey
  const end = scans.findIndex(isOther)
  const count = end === -1 ? scans.length : end
  return { keys: keys.slice(0, count), scans: scans.slice(0, count) }
}

export async function countWaiting(): Promise<number> {
  return (await open()).count('waiting')
}

export async function removeScans(keys: readonly number[]): Promise<void> {
  const writing = (await open()).transaction('waiting', 'readwrite')
  await Promise.all([...keys.map((key) => writing.store.delete(key)), writing.done])
}

export async function keepLate(scans: readonly LateScan[]): Promise<void> {
  const kept = await open()
  for (const scan of scans) await kept.add('late', scan)
}

export async function listLate(): Promise<LateScan[]> {
  return (await open()).getAll('late')
}

export async function forgetLate(): Promise<void> {
  await (await open()).clear('late')
}
