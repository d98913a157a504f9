import { sandboxKeys } from '../sandbox/keys.ts'

/** What the card company's fields give for a card that somebody typed: good for one payment, and not for long. */
export async function takePrime({ cardCompany }: { cardCompany: string }, number = '4242424242424242'): Promise<string> {
  const { appId, appKey } = sandboxKeys.tappay
  const ask = async () =>
    fetch(`${cardCompany}/sdk/prime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ appId, appKey, number, expiry: '203012', ccv: '123' }),
    })
  // Where the kept line was just being closed, on a new one, as browsers do.
  const reply = await ask().catch(ask)
  return ((await reply.json()) as { card: { prime: string } }).card.prime
}
