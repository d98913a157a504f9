import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { toastMs } from '#rules/constants.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { PageLink } from '../controls/page-link.tsx'
import { useWords } from '../words/words.ts'
import { useHeld } from './use-held.ts'

export type Toast = {
  kind: 'success' | 'warning' | 'error' | 'info'
  message: string
  /** One thing that can be done about it. */
  action?: { label: string; href: string } | { label: string; onClick: () => void }
}

/** Answers what takes the sentence away again, for who leaves the place that it is about. */
export type ShowToast = (toast: Toast) => () => void
const Show = createContext<ShowToast>(() => () => undefined)

/** For who shows sentences in a way of their own: what is below tells them there. */
export const ShowToastsBy = Show.Provider

/** Shows a sentence for four seconds: `const showToast = useToasts(); showToast({ kind: 'success', message })`. */
export function useToasts(): ShowToast {
  return use(Show)
}

/** More at once could not be read in the time. */
const mostAtOnce = 3

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([])
  const lastId = useRef(0)
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const show = useCallback(
    (toast: Toast) => {
      lastId.current += 1
      const id = lastId.current
      setToasts((shown) => [...shown.filter(({ message }) => message !== toast.message), { ...toast, id }].slice(-mostAtOnce))
      return () => close(id)
    },
    [close],
  )
  return (
    <Show value={show}>
      {children}
      {/* Named as a live region, so that a dialog that opens meanwhile does not hide it from who listens; each sentence says itself how. */}
      <div className="toasts" aria-live="off">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </div>
    </Show>
  )
}

const signs = { success: 'check', warning: 'alert', error: 'alert', info: 'info' } as const

function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const say = useWords()
  const { held, hold } = useHeld()
  const end = useEffectEvent(onClose)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => end(), toastMs)
    return () => clearTimeout(timer)
  }, [held])
  return (
    <div className={`toast ${toast.kind}`} role={toast.kind === 'error' ? 'alert' : 'status'} {...hold}>
      <span className="sign">
        <Icon name={signs[toast.kind]} />
      </span>
      <div className="message">{toast.message}</div>
      {toast.action ? (
        <ToastAction action={toast.action} onDone={onClose} />
      ) : (
        <IconButton label={say(controlTexts.close)} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      )}
    </div>
  )
}

function ToastAction({ action, onDone }: { action: NonNullable<Toast['action']>; onDone: () => void }) {
  const looks = 'button ghost small text-brand-text'
  if ('href' in action) {
    return (
      <PageLink className={looks} href={action.href} onClick={onDone}>
        {action.label}
      </PageLink>
    )
  }
  const act = () => {
    action.onClick()
    onDone()
  }
  return (
    <button type="button" className={looks} onClick={act}>
      {action.label}
    </button>
  )
}
