import { resolve } from 'node:path'
import type { Config } from './config.ts'

/** Where pictures lie. */
export function mediaDirectory(config: Pick<Config, 'DATA_DIRECTORY'>): string {
  return resolve(config.DATA_DIRECTORY, 'media')
}
