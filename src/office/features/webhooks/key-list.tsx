import { CircleCheck, CircleOff, Clock } from 'lucide-react'
import type { ApiKey } from '#contract/office/api/keys.ts'
import { scopeText } from '#texts/office/scopes.ts'
import { endKeyOf, keysTexts, scopesAndNetworks } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useProgramChange } from '../../data/use-programs.ts'
import { State } from '../../ui/state.tsx'
import { When } from '../../ui/when.tsx'
import { useDialog } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const EffectDialog = lazyLayer(() => import('../../data/effects/effect-dialog.tsx').then((file) => file.EffectDialog))
const KeyDialog = lazyLayer(() => import('./key-dialog.tsx').then((file) => file.KeyDialog))

/** All keys, what each may do, when it was used last, and when it ends (ACC-49). */
export function KeyList({ keys, scopes }: { keys: readonly ApiKey[]; scopes: readonly string[] }) {
  const say = useWords()
  const [isAdding, setAdding] = useDialog('new-key')
  return (
    <section className="office-panel">
      <header>
        <h2 className="flex-1">{say(keysTexts.keys)}</h2>
        <Button kind="secondary" size="small" onClick={() => setAdding(true)}>
          {say(keysTexts.add)}
        </Button>
      </header>
      {keys.length === 0 && <EmptyState title={say(keysTexts.none)} text={say(keysTexts.noneHow)} />}
      <ul>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
      {isAdding && <KeyDialog scopes={scopes} onClose={() => setAdding(false)} />}
    </section>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const say = useWords()
  const { keys } = useOffice()
  const { id, name, prefix, scopes, networks, made_by, state, expires_at, last_used_at, last_address, idle } = apiKey
  const [isEnding, setEnding] = useDialog(`end-key-${id}`)
  const end = useProgramChange({ act: (_: void, press) => keys.end({ id }, press), done: () => keysTexts.ended })
  return (
    <li className="person-row">
      <div className="min-w-[14rem] flex-1">
        <b className="font-medium">{name}</b> <code className="code dim">{prefix}…</code>{' '}
        {idle && <span className="tag outline">{say(keysTexts.idle)}</span>}
        <div className="dim text-xs">
          <span title={scopes.map((scope) => say(scopeText(scope))).join('\n')}>{say(scopesAndNetworks(scopes.length))}</span>
          {' · '}
          {networks.length === 0 ? say(keysTexts.anywhere) : networks.join(' ')}
          {' · '}
          {made_by}
        </div>
        <div className="dim text-xs">
          {last_used_at ? (
            <>
              {say(keysTexts.lastUsed)} <When at={last_used_at} /> {last_address}
            </>
          ) : (
            say(keysTexts.never)
          )}
          {' · '}
          {say(keysTexts.expires)} <When at={expires_at} />
        </div>
      </div>
      <KeyState state={state} />
      {state === 'open' && (
        <Button kind="ghost" size="small" aria-label={say(endKeyOf(name))} onClick={() => setEnding(true)}>
          {say(keysTexts.end)}
        </Button>
      )}
      {isEnding && state === 'open' && (
        <EffectDialog
          title={endKeyOf(name)}
          confirm={keysTexts.endNow}
          follows={[keysTexts.endHow]}
          act={() => end.mutateAsync()}
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  )
}

function KeyState({ state }: Pick<ApiKey, 'state'>) {
  const say = useWords()
  const { tone, Sign, text } = looks[state]
  return (
    <State tone={tone} sign={<Sign size={16} aria-hidden="true" />}>
      {say(text)}
    </State>
  )
}

const looks = {
  open: { tone: 'done', Sign: CircleCheck, text: keysTexts.isOpen },
  over: { tone: 'wait', Sign: Clock, text: keysTexts.over },
  ended: { tone: 'stop', Sign: CircleOff, text: keysTexts.isEnded },
} as const
