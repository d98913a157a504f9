import { readFileSync } from 'node:fs'

/** Of this program, as package.json says it. */
export function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  return version
}

/** `0.9.0` comes before `0.10.0`. */
export function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}
