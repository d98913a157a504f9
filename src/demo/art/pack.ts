import type { Paint } from './paint.ts'

/** What a picture of a thing may choose: the hue of its colour (OKLCH degrees), its lightness (0–1) and chroma, and the words on it. */
export type Pack = { hue: number; L?: number; C?: number; label: string }

/** Draws a thing standing on the floor at (0, 0): x to the right, y downwards, at most 500 high and 440 wide. */
export type Drawing = (paint: Paint, pack: Pack) => string
