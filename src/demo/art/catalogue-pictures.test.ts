import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SeedPicture } from '../seed-picture.ts'
import { drawProduct } from './draw-product.ts'

const catalogue = new URL('../catalogue/', import.meta.url)
const files = readdirSync(catalogue).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

/** Every picture that the products of a catalogue file ask for. */
async function picturesOf(file: string): Promise<SeedPicture[]> {
  const parts: Record<string, unknown> = await import(new URL(file, catalogue).href)
  const products: { pictures?: SeedPicture[] }[] = Object.values(parts)
    .filter((part) => Array.isArray(part))
    .flat()
  return products.flatMap((product) => product.pictures ?? [])
}

test.each(files)('every picture of %s can be drawn, each sign of its labels included', async (file) => {
  for (const { type, hue, label, L, C, scene, backdrop } of await picturesOf(file)) {
    const tone = { ...(L === undefined ? {} : { L }), ...(C === undefined ? {} : { C }) }
    expect(drawProduct({ type, hue, label, scene, backdrop, ...tone, seed: label })).toContain('</svg>')
  }
})
