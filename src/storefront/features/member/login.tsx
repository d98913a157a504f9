import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { pressedPart } from '#ui/controls/pressed-part.tsx'

const LoginDialog = pressedPart(async () => (await import('./login-dialog.tsx')).LoginDialog)

const Open = createContext<(origin?: string) => void>(() => undefined)

/** Opens the dialog in which one logs in: `const openLogin = useLogin()`. One comes back to where one was. */
export function useLogin(): () => void {
  const open = use(Open)
  return useCallback(() => open(), [open])
}

/** The same for who wanted to go somewhere else: signed in, they arrive there. */
export function useLoginFor(): (origin: string) => void {
  return use(Open)
}

export function LoginProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<{ origin: string | undefined }>()
  const [open, setOpen] = useState(false)
  const show = useCallback((origin?: string) => {
    setWanted({ origin })
    setOpen(true)
  }, [])
  return (
    <Open value={show}>
      {children}
      {wanted && <LoginDialog origin={wanted.origin} open={open} onClose={() => setOpen(false)} />}
    </Open>
  )
}
