import { openDB, type DBSchema } from 'idb'

/** What a device has counted and not sent yet, in order, with the key that makes it count once. */
export type WaitingScan = {
  /** The delivery or count that it belongs to. */
  document: number
  deviceKey: string
  seq: number
  code: string
  line: number | null
  /** So many more, or so many in all. */
  kind: 'add' | 'set'
  /** Which count of a line it is: the first or the second. */
  round: 1 | 2
  units: number
  at: string
}

/** One that was not counted, when it was sent. */
export type LateScan = { document: number; code: string; name: string | null; verdict: string; at: string }

type Kept = DBSchema & {
  waiting: { key: number; value: WaitingScan }
  late: { key: number; value: LateScan }
}

export type ScanStore = ReturnType<typeof openScanStore>

/** What is kept on the device under that name, over a lost line and a closed page (STK-18). */
export function openScanStore(name: string) {
  const opened = () =>
    openDB<Kept>(name, 1, {
      upgrade(database) {
        database.createObjectStore('waiting', { autoIncrement: true })
        database.createObjectStore('late', { autoIncrement: true })
      },
    })
  let database: ReturnType<typeof opened> | undefined
  const open = () => (database ??= opened())
  return {
    async keep(scan: WaitingScan): Promise<void> {
      await (await open()).add('waiting', scan)
    },

    /** All that wait, in order. */
    async listWaiting(): Promise<WaitingScan[]> {
      return (await open()).getAll('waiting')
    },

    /** The first of those that wait, as many as go together. */
    async listNext(): Promise<{ keys: number[]; scans: WaitingScan[] }> {
      const kept = await open()
      const [scans, keys] = [await kept.getAll('waiting', undefined, 200), await kept.getAllKeys('waiting', undefined, 200)]
      const count = countTogether(scans)
      return { keys: keys.slice(0, count), scans: scans.slice(0, count) }
    },

    async remove(keys: readonly number[]): Promise<void> {
      const writing = (await open()).transaction('waiting', 'readwrite')
      await Promise.all([...keys.map((key) => writing.store.delete(key)), writing.done])
    },

    async keepLate(scans: readonly LateScan[]): Promise<void> {
      const kept = await open()
      for (const scan of scans) await kept.add('late', scan)
    },

    async listLate(): Promise<LateScan[]> {
      return (await open()).getAll('late')
    },

    async forgetLate(): Promise<void> {
      await (await open()).clear('late')
    },
  }
}

/** What belongs to one document and one device goes together. */
function countTogether(scans: readonly WaitingScan[]): number {
  const [first] = scans
  const end = scans.findIndex((scan) => scan.document !== first?.document || scan.deviceKey !== first.deviceKey)
  return end === -1 ? scans.length : end
}
