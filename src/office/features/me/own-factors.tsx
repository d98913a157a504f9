import { type ReactNode } from 'react'
import type { OwnFactors as Factors, Passkey } from '#contract/office/api/signing-in/factors.ts'
import { fewRecoveryCodes } from '#rules/staff/factors.ts'
import { codesLeft, factorTexts, madeText, removePasskeyOf, renamePasskeyOf, sinceText, usedText } from '#texts/office/factors.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { canUsePasskeys } from '../../data/passkeys.ts'
import { useFactors } from '../../data/use-factors.ts'
import type { FactorAsked } from './factor-dialogs.tsx'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const FactorDialogs = lazyLayer(() => import('./factor-dialogs.tsx').then((file) => file.FactorDialogs))

/** How one proves who one is: password, authenticator app, passkeys, recovery codes (ACC-15, ACC-16, ACC-18). */
export function OwnFactors() {
  const say = useWords()
  const { data } = useFactors()
  const [shown, show] = useDialogAbout('factor')
  if (!data) return null
  const asked = askedOf(shown, data.passkeys)
  const setAsked = (wanted: FactorAsked) => show('passkey' in wanted ? `${wanted.about}.${wanted.passkey.id}` : wanted.about)
  return (
    <section className="office-panel">
      <header>
        <h2>{say(factorTexts.title)}</h2>
      </header>
      <ul>
        <PasswordRow has={data.password} onAsk={setAsked} />
        <AppRow totp={data.totp} onAsk={setAsked} />
        <Passkeys passkeys={data.passkeys} onAsk={setAsked} />
        <CodesRow left={data.recovery_codes_left} onAsk={setAsked} />
      </ul>
      {asked && <FactorDialogs asked={asked} onClose={() => show(null)} />}
    </section>
  )
}

const plain = ['password', 'app', 'remove-app', 'add-passkey', 'codes'] as const
const ofPasskey = ['rename-passkey', 'remove-passkey'] as const

/** What is asked about, as it stands in the address: `codes`, `rename-passkey.12`. */
function askedOf(shown: string | null, passkeys: readonly Passkey[]): FactorAsked | null {
  const [word, id] = shown?.split('.') ?? []
  const about = plain.find((each) => each === word)
  if (about) return { about }
  const passkey = passkeys.find((each) => String(each.id) === id)
  const aboutPasskey = ofPasskey.find((each) => each === word)
  return passkey && aboutPasskey ? { about: aboutPasskey, passkey } : null
}

type Asks = { onAsk: (asked: FactorAsked) => void }

function Row({ title, state, children }: { title: string; state: ReactNode; children?: ReactNode }) {
  return (
    <li className="person-row">
      <div className="min-w-[10rem] flex-1">
        <b className="font-medium">{title}</b>
        <div className="dim text-xs">{state}</div>
      </div>
      <span className="flex flex-wrap justify-end gap-1">{children}</span>
    </li>
  )
}

function PasswordRow({ has, onAsk }: { has: boolean } & Asks) {
  const say = useWords()
  return (
    <Row title={say(factorTexts.password)} state={say(has ? factorTexts.hasPassword : factorTexts.noPassword)}>
      <Button kind="ghost" size="small" onClick={() => onAsk({ about: 'password' })}>
        {say(has ? factorTexts.changePassword : factorTexts.setPassword)}
      </Button>
    </Row>
  )
}

function AppRow({ totp, onAsk }: Pick<Factors, 'totp'> & Asks) {
  const say = useWords()
  return (
    <Row title={say(factorTexts.app)} state={say(totp ? sinceText(formatShortMoment(totp.since)) : factorTexts.noApp)}>
      <Button kind="ghost" size="small" onClick={() => onAsk({ about: 'app' })}>
        {say(totp ? factorTexts.exchangeApp : factorTexts.setApp)}
      </Button>
      {totp && (
        <Button kind="ghost" size="small" aria-label={say(factorTexts.removeAppTitle)} onClick={() => onAsk({ about: 'remove-app' })}>
          {say(factorTexts.remove)}
        </Button>
      )}
    </Row>
  )
}

function Passkeys({ passkeys, onAsk }: { passkeys: readonly Passkey[] } & Asks) {
  const say = useWords()
  return (
    <>
      <Row title={say(factorTexts.passkeys)} state={passkeys.length === 0 ? say(factorTexts.noPasskeys) : null}>
        {canUsePasskeys() && (
          <Button kind="secondary" size="small" onClick={() => onAsk({ about: 'add-passkey' })}>
            {say(factorTexts.addPasskey)}
          </Button>
        )}
      </Row>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onAsk={onAsk} />
      ))}
    </>
  )
}

function PasskeyRow({ passkey, onAsk }: { passkey: Passkey } & Asks) {
  const say = useWords()
  const { name, created_at: made, last_used_at: used } = passkey
  return (
    <Row
      title={name}
      state={`${say(madeText(formatShortMoment(made)))} · ${say(used ? usedText(formatShortMoment(used)) : factorTexts.neverUsed)}`}
    >
      <Button kind="ghost" size="small" aria-label={say(renamePasskeyOf(name))} onClick={() => onAsk({ about: 'rename-passkey', passkey })}>
        {say(factorTexts.rename)}
      </Button>
      <Button kind="ghost" size="small" aria-label={say(removePasskeyOf(name))} onClick={() => onAsk({ about: 'remove-passkey', passkey })}>
        {say(factorTexts.remove)}
      </Button>
    </Row>
  )
}

function CodesRow({ left, onAsk }: { left: number } & Asks) {
  const say = useWords()
  const state = left <= fewRecoveryCodes ? <span className="text-stop">{say(codesLeft(left))}</span> : say(codesLeft(left))
  return (
    <Row title={say(factorTexts.codes)} state={state}>
      <Button kind="ghost" size="small" onClick={() => onAsk({ about: 'codes' })}>
        {say(factorTexts.newCodes)}
      </Button>
    </Row>
  )
}
