import { createHash } from 'node:crypto'

/** 32 bytes that stand where the shop wants random ones: the same at every seeding of the same name. */
export function fixedBytes(name: string): Uint8Array {
  return createHash('sha256').update(`meihao demo shop: ${name}`).digest()
}
