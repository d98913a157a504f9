import type { Paint } from './paint.ts'

/** SVG shapes as text. `more` holds further attributes, such as `opacity=".5"`. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
}

export function rect(x: number, y: number, width: number, height: number, corner: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}" ${more}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`
}

/** Shapes moved, turned or scaled together. */
export function group(transform: string, ...shapes: string[]): string {
  return `<g transform="${transform}">${shapes.join('')}</g>`
}

/** The same shape for each of `count` places. */
export function repeat(count: number, shape: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => shape(index)).join('')
}

/** A soft white reflection. */
export function gloss(paint: Paint, x: number, y: number, width: number, height: number, opacity = 0.55, blur = 2.2): string {
  const corner = Math.min(width, height) / 2
  return rect(x, y, width, height, corner, '#fff', `opacity="${opacity}" filter="${paint.blur(blur)}"`)
}

/** One decimal is finer than a screen shows. */
export function short(value: number): number {
  return Number(value.toFixed(1))
}

/** A whole picture. */
export function picture(width: number, height: number, paint: Paint, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paint.definitions()}${body}</svg>`
}
