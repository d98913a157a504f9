import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Text } from '#rules/locale.ts'
import { lazyLayer } from './lazy-layer.tsx'

/** What is shown this once: the words that nobody can read again, and what is said of them. */
export type Secret = { title: Text; words: string; says: readonly Text[] }

const Show = createContext<(secret: Secret) => void>(() => undefined)

const loadWindow = () => import('./secret-once.tsx').then((file) => file.SecretOnce)
const SecretOnce = lazyLayer(loadWindow)

/**
 * Shows a secret over whatever page one is on by then: whoever has closed the dialog that asked for it, or has left its page, reads it all
 * the same. Its window is brought before it is asked for, and does not depend on the line afterwards.
 */
export function useShowSecret(): (secret: Secret) => void {
  useEffect(() => void loadWindow().catch(() => undefined), [])
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
