import type { Tx } from '#database/connect.ts'
import { withoutFocus } from '#rules/catalog/pictures/picture-focus.ts'
import { beginningIn } from '../uploading/kept-file.ts'
import { saveUsed } from '../uploading/store.ts'

/** Whatever shows pictures or films says so where it is saved: what nothing ever showed is taken away after 30 days. */
export async function noteShown(tx: Tx, { addresses, now }: { addresses: readonly string[]; now: Date }): Promise<void> {
  const beginnings = addresses.flatMap((address) => beginningIn(withoutFocus(address)) ?? [])
  if (beginnings.length > 0) await saveUsed(tx, { beginnings, now })
}
