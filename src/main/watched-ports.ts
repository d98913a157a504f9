import { AsyncLocalStorage } from 'node:async_hooks'
import { channel, tracingChannel } from 'node:diagnostics_channel'
import { providerSilent, type ProviderSilent } from '#adapters/open-provider.ts'
import type { Ports } from '#server/platform/shop.ts'

/** The third parties by the names under which they are measured. */
export type ThirdParty =
  | 'card-company'
  | 'bank'
  | 'line'
  | 'facebook'
  | 'mail'
  | 'e-invoice'
  | 'store-directory'
  | 'courier'
  | 'webhooks'
  | 'pictures'

/** One call to a third party. `outcome` and `isCertificateRefused` are known when it ends; nobody listens, nothing is said. */
export const thirdPartyCall = tracingChannel('meihao:third-party')
export type ThirdPartyCall = { party: ThirdParty; verb: string; outcome: Outcome; isCertificateRefused: boolean }

/** No is an answer like yes; of the others nobody knows what became of what was asked. */
export type Outcome = 'yes' | 'no' | 'unknown' | 'late'

const underWay = new AsyncLocalStorage<ThirdPartyCall>()

/** Runs all the time: who gave up, and why, is told in the context of whoever asked. */
channel(providerSilent.name).subscribe((message) => {
  const call = underWay.getStore()
  if (!call) return
  const { why } = message as ProviderSilent
  if (why === 'late') call.outcome = 'late'
  if (why === 'certificate') call.isCertificateRefused = true
})

/** The same ports, of which every call outside can be listened to. */
export function watchPorts(ports: Ports): Ports {
  const { signIn } = ports
  return {
    cardCompany: watched('card-company', ports.cardCompany),
    cardVault: watched('card-company', ports.cardVault),
    bank: watched('bank', ports.bank),
    signIn: { line: watched('line', signIn.line), facebook: watched('facebook', signIn.facebook) },
    mailer: watched('mail', ports.mailer),
    carrierRegister: watched('e-invoice', ports.carrierRegister),
    invoices: watched('e-invoice', ports.invoices),
    storeDirectory: watched('store-directory', ports.storeDirectory),
    courier: watched('courier', ports.courier),
    webhooks: watched('webhooks', ports.webhooks),
    pictures: watched('pictures', ports.pictures),
  }
}

/** What a port works out by itself, asking nobody. */
const askNobody: ReadonlySet<string | symbol> = new Set(['readNotice', 'isAllowed', 'startSignIn'])

type Ask = (...given: unknown[]) => Promise<unknown>

function watched<Port extends object>(party: ThirdParty, port: Port): Port {
  return new Proxy(port, {
    get(target, verb) {
      const ask: unknown = Reflect.get(target, verb)
      if (typeof ask !== 'function' || askNobody.has(verb)) return ask
      return (...given: unknown[]) => listenedTo({ party, verb: String(verb) }, () => (ask as Ask).apply(target, given))
    },
  })
}

function listenedTo<Answer>(asked: Pick<ThirdPartyCall, 'party' | 'verb'>, ask: () => Promise<Answer>): Promise<Answer> {
  const call: ThirdPartyCall = { ...asked, outcome: 'unknown', isCertificateRefused: false }
  return underWay.run(call, () =>
    thirdPartyCall.tracePromise(async () => {
      const answer = await ask()
      const outcome = outcomeOf(answer)
      if (outcome !== 'unknown') call.outcome = outcome
      return answer
    }, call),
  )
}

const noWords: ReadonlySet<string> = new Set(['refused', 'not_known', 'absent', 'address_refused'])
const unknownWords: ReadonlySet<string> = new Set(['unknown', 'unreachable', 'failed'])

/** In which of the three kinds of answer the words of a port fall (decision 0007). */
function outcomeOf(answer: unknown): 'yes' | 'no' | 'unknown' {
  if (answer === null) return 'unknown'
  const { answer: word, fault, status } = Object(answer) as { answer?: unknown; fault?: unknown; status?: unknown }
  if (unknownWords.has(String(word)) || fault === 'unreachable') return 'unknown'
  if (noWords.has(String(word)) || fault !== undefined) return 'no'
  return typeof status === 'number' && status >= 400 ? 'no' : 'yes'
}
