/** One of the staff, by the name they gave. */
export type StaffActor = { kind: 'staff'; id: string }

/** Who does something: a member by the id, one of the staff, a provider or a part of the shop by its name. */
export type Actor = { kind: 'member'; id: number } | StaffActor | { kind: 'provider' | 'system'; id: string }

/** Who it was, as one word in a history: `staff Ana`. */
export function nameOfActor({ kind, id }: Actor): string {
  return `${kind} ${id}`
}

/** Which of the staff such a word means; null where it was nobody of them. */
export function staffOfActor(actor: string): string | null {
  return actor.startsWith('staff ') ? actor.slice('staff '.length) : null
}
