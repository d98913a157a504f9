import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react'

const LoginDialog = lazy(() => import('./login-dialog.tsx').then(({ LoginDialog }) => ({ default: LoginDialog })))

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
      {wanted && (
        <Suspense>
          <LoginDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Open>
  )
}
