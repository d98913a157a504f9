import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../web/replies.ts'

/** Money that came in on a virtual account. `day` and `time` are those of Taipei: 20261121, 20261121103000. */
export type Transfer = { serial: string; account: string; amount: number; day: string; time: string; channel: string }

export type Transfers = {
  list(): readonly Transfer[]
  of(account: string): Transfer[]
  add(transfer: Omit<Transfer, 'serial'>): Transfer
  close(): void
}

/**
 * Every transfer as one line of JSON, on disk before anybody is told. Without a directory nothing is kept. Each account
 * counts for itself, so that many transfers of a day carry one number: no shop may think that the number alone names one.
 */
export function openTransfers(directory: string | null): Transfers {
  const { entries, write, close } = directory === null ? nowhere : openFile(directory)
  const transfers = [...entries]
  return {
    list: () => transfers,
    of: (account) => transfers.filter((transfer) => transfer.account === account),
    add(transfer) {
      const added = {
        ...transfer,
        serial: String(transfers.filter(({ account }) => account === transfer.account).length + 1).padStart(10, '0'),
      }
      write(added)
      transfers.push(added)
      return added
    },
    close,
  }
}

const nowhere = { entries: [] as Transfer[], write: (_transfer: Transfer) => undefined, close: () => undefined }

function openFile(directory: string) {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'bank.jsonl')
  const file = openSync(path, 'a')
  return {
    entries: readFileSync(path, 'utf8').split('\n').flatMap(readLine),
    write: (transfer: Transfer) => void writeSync(file, `${JSON.stringify(transfer)}\n`),
    close: () => closeSync(file),
  }
}

/** A line that a crash cut in half is left out. */
function readLine(line: string): Transfer[] {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) && typeof value['account'] === 'string' ? [value as Transfer] : []
  } catch {
    return []
  }
}

/** The fields of the bank's notice, in its order. */
export function lineOf({ day, channel, serial, account, amount, time }: Transfer): string {
  return [day, channel, serial, account, amount, time].join(',')
}
