import type { Tx } from '#database/connect.ts'
import { withoutFocus } from '#rules/catalog/pictures/picture-focus.ts'
import { saveUsed } from '../uploading/store.ts'

const uploaded = /^\/media\/products\/([0-9a-f]{20})\.([0-9a-f]{12})\.webp$/

/** Whatever shows pictures says so where it is saved: what nothing ever showed is taken away after 30 days. */
export async function noteShown(tx: Tx, { addresses, now }: { addresses: readonly string[]; now: Date }): Promise<void> {
  const beginnings = addresses.flatMap((address) => {
    const [, first = '', second = ''] = uploaded.exec(withoutFocus(address)) ?? []
    return first === '' ? [] : [Buffer.from(first + second, 'hex')]
  })
  if (beginnings.length > 0) await saveUsed(tx, { beginnings, now })
}
