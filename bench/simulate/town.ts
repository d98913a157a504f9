import type { Weather } from './plan-sale.ts'

/** Where the shop and the stand-ins of its companies are. */
export type Town = { shop: string; cardCompany: string; bank: string }

/** Who of it does not answer, in a sentence each: without them there is no sale. */
export async function findAway({ shop, cardCompany, bank }: Town): Promise<string[]> {
  const asked = [
    ['the shop', shop],
    ['the card company of its sandbox', cardCompany],
    ['the bank of its sandbox', bank],
  ] as const
  const away = await Promise.all(
    asked.map(async ([who, address]) => {
      const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' }).catch(() => null)
      await answer?.body?.cancel()
      return answer ? [] : [`Nobody answers at ${address || '(no address)'}, where ${who} should be.`]
    }),
  )
  return away.flat()
}

const patienceMs = 10_000

/** Somebody transfers money at the bank's counter; false when the bank does not take it. */
export async function transferAt({ bank }: Town, form: { account: string; amount: number; notice: string }): Promise<boolean> {
  const body = new URLSearchParams({ account: form.account, amount: String(form.amount), notice: form.notice })
  const { status } = await fetch(`${bank}/transfer`, { method: 'POST', body, redirect: 'manual' })
  return status === 303
}

export async function setMood({ cardCompany }: Town, { mood, payments }: Pick<Weather, 'mood' | 'payments'>): Promise<void> {
  await fetch(`${cardCompany}/mood`, {
    method: 'POST',
    body: new URLSearchParams({ mood, payments: String(payments) }),
    redirect: 'manual',
  })
}
