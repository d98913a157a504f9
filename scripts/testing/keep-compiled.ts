import { resolve } from 'node:path'

/**
 * What a process of the shop has read and compiled is kept for the next one that tests start, where `npm start` keeps it too: most of what such
 * a process computes until it answers is that.
 */
export function keepCompiled(): void {
  process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '../../node_modules/.cache/meihao')
}
