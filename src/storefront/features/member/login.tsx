import { createContext, use, useState, type ReactNode } from 'react'
import { pressedPart } from '#ui/controls/pressed-part.tsx'

const LoginDialog = pressedPart(async () => (await import('./login-dialog.tsx')).LoginDialog)

const Open = createContext<() => void>(() => undefined)

/** Opens the dialog in which one logs in: `const openLogin = useLogin()`. */
export function useLogin(): () => void {
  return use(Open)
}

export function LoginProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <Open value={show}>
      {children}
      {wanted && <LoginDialog open={open} onClose={() => setOpen(false)} />}
    </Open>
  )
}
