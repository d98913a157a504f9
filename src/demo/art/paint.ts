/** Where along a gradient (0–1), which colour, how opaque (0–1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** The gradients, blurs and clips of one picture; equal ones are kept once. Every method answers a `url(#…)`. */
export class Paint {
  readonly #known = new Map<string, string>()
  #markup = ''

  /** From (x1, y1) to (x2, y2) of the painted shape's box; left to right unless told. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0): string {
    return this.#define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopMarkup(stops))
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stopMarkup(stops))
  }

  blur(deviation: number): string {
    return this.#define('filter', 'x="-60%" y="-60%" width="220%" height="220%"', `<feGaussianBlur stdDeviation="${deviation}"/>`)
  }

  clip(shape: string): string {
    return this.#define('clipPath', '', shape)
  }

  definitions(): string {
    return `<defs>${this.#markup}</defs>`
  }

  #define(tag: string, attributes: string, content: string): string {
    const key = `${tag} ${attributes} ${content}`
    const known = this.#known.get(key)
    if (known) return known
    const id = `p${this.#known.size.toString(36)}`
    this.#markup += `<${tag} id="${id}" ${attributes}>${content}</${tag}>`
    this.#known.set(key, `url(#${id})`)
    return `url(#${id})`
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const opaque = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${opaque}/>`
    })
    .join('')
}
