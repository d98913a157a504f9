import type { SandboxAddresses } from './sandbox-process.ts'

/** What a newcomer reads when the shop is open: where to go, who to be, how to pay. */
export function welcome({ address, sandbox, isDemo }: { address: string; sandbox: SandboxAddresses; isDemo: boolean }): string {
  return `
  梅好 Meihao is open:   ${address}
  Its office             ${address}/office${isDemo ? ', as boss, pack, care, edit or book by one press' : ''}

  Sign in as             mei  林小梅  LINE       VVIP with points, recipients, 24 orders and a full cart
                         hao  陳浩    LINE       an ordinary member with an empty cart
                         xin  王欣    Facebook   just joined: first-purchase prices
                         lock 張鎖    Facebook   a locked account

  Test cards             4242 4242 4242 4242     accepted          any future date, CCV 123
                         4242 4216 0218 4242     refused (10003)
                         5451 4178 2523 0575     Mastercard, accepted

  Emails arrive at       ${sandbox.mailbox}
  The card company's log ${sandbox.tappay}
  ATM transfers are made ${sandbox.bank}

  Ctrl-C closes the shop. Everything it remembers is in .data; to begin anew: npm run fresh
`
}
