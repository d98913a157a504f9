import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Text } from '#rules/locale.ts'
import { lazyLayer } from './lazy-layer.tsx'

/** What is shown this once: the words that nobody can read again, and what is said of them. */
export type Secret = { title: Text; words: string; says: readonly Text[] }

const Show = createContext<(secret: Secret) => void>(() => undefined)

/** Brings the window of secrets; fails where it cannot be had. */
export const loadSecrets = () => import('./secret-once.tsx').then((file) => file.SecretOnce)
const SecretOnce = lazyLayer(loadSecrets)

/**
 * Shows a secret over whatever page one is on by then: whoever has closed the dialog that asked for it, or has left its page, reads it all
 * the same. Whoever asks for one brings the window beforehand (`loadSecrets`): none is made that could not be shown.
 */
export function useShowSecret(): (secret: Secret) => void {
  useEffect(() => void loadSecrets().catch(() => undefined), [])
  return use(Show)
}

/** Secrets stay until somebody says that they are kept, one after the other. */
export function SecretsProvider({ children }: { children: ReactNode }) {
  const [secrets, setSecrets] = useState<readonly Secret[]>([])
  const [shown] = secrets
  return (
    <Show value={(secret) => setSecrets((before) => [...before, secret])}>
      {children}
      {shown && (
        <SecretOnce
          key={shown.words}
          title={shown.title}
          secret={shown.words}
          says={shown.says}
          onClose={() => setSecrets((all) => all.filter((each) => each !== shown))}
        />
      )}
    </Show>
  )
}
