import { portsBeside } from './ports-beside.ts'
import type { SandboxAddresses } from './sandbox-process.ts'

/** Where the sandbox answers that `npm start` has opened beside the shop, for commands that come in from the side. */
export function sandboxBeside(shop: number): SandboxAddresses {
  const { sandbox } = portsBeside(shop)
  const at = (name: string) => `http://127.0.0.1:${sandbox[name] ?? 0}`
  return {
    tappay: at('tappay'),
    line: at('line'),
    facebook: at('facebook'),
    einvoice: at('einvoice'),
    logistics: at('logistics'),
    bank: at('bank'),
    mailbox: at('mailbox'),
    smtpPort: sandbox['smtp'] ?? 0,
  }
}
