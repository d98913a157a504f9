import type { WindowName } from './limits.ts'
import type { Turn } from './turn.ts'

/** Who asks: from where, null while a page is rendered; and which member, null for a visitor. */
export type Asker = { caller: string | null; memberId: number | null }

/** A use that counts for the address and, when there is one, for the member. */
export function turnsOf({ caller, memberId }: Asker, { here, mine }: { here: WindowName; mine: WindowName }): Turn[] {
  return [...(caller === null ? [] : [{ name: here, of: caller }]), ...(memberId === null ? [] : [{ name: mine, of: memberId }])]
}
