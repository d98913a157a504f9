/** As a field of date and time shows it, by the clock of Taipei. */
export function fieldOfMoment(at: string | null): string {
  return at === null ? '' : new Date(new Date(at).getTime() + 8 * 3_600_000).toISOString().slice(0, 16)
}

/** What was typed there, as an instant; null where nothing was. */
export function momentOfField(typed: string): string | null {
  return typed === '' ? null : new Date(`${typed.slice(0, 16)}:00+08:00`).toISOString()
}
