import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findDiskRoom, findLastBackup } from '#main/metrics/ground.ts'
import { ill, watch, well, type Finding } from './finding.ts'
import type { House } from './open-house.ts'

const leastShare = 0.15
const leastShareAtAll = 0.03
const oldestBackupHours = 26

export async function examineDisk({ config }: House): Promise<Finding[]> {
  const directory = resolve(config.DATA_DIRECTORY)
  await access(directory, constants.W_OK)
  return [await roomOf(directory), await backupOf(directory, config.BACKUP_MARK)]
}

async function roomOf(directory: string): Promise<Finding> {
  const room = await findDiskRoom(directory)
  if (!room) return watch('disk', 'does not say how much of it is free', 'Look by hand: df DATA_DIRECTORY.')
  const share = room.freeBytes / room.allBytes
  const says = `${(room.freeBytes / 1024 ** 3).toFixed(1)} GB are free, ${Math.round(share * 100)} %`
  const todo = 'See DiskNearlyFull in docs/operations.md.'
  if (share < leastShareAtAll) return ill('disk', says, todo)
  return share < leastShare ? watch('disk', says, todo) : well('disk', says)
}

async function backupOf(dataDirectory: string, backupMark: string): Promise<Finding> {
  const at = await findLastBackup({ dataDirectory, backupMark })
  if (!at)
    return watch('backup', 'none is known', 'Make one (npm run backup, or your own tool), and name in BACKUP_MARK a file that it touches.')
  const hours = Math.floor((Date.now() - at.getTime()) / 3_600_000)
  return hours > oldestBackupHours
    ? watch('backup', `the last one is ${hours} hours old`, 'See BackupTooOld in docs/operations.md.')
    : well('backup', `the last one is ${hours} hours old`)
}
