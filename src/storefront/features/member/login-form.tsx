import { useRouterState } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { apiPaths } from '#contract/shop/paths.ts'
import { loginTexts } from '#texts/shop/login.ts'
import { identityTexts } from '#texts/shop/sessions.ts'
import { useWords } from '#ui/words/words.ts'
import { useMembership } from './member.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { readCookie } from './read-cookie.ts'

const providers = [
  { name: 'line', text: loginTexts.withLine, confirm: identityTexts.withLine },
  { name: 'facebook', text: loginTexts.withFacebook, confirm: identityTexts.withFacebook },
] as const

export type LoginProvider = (typeof providers)[number]['name']

type LoginFormProps = {
  /** A member confirms who they are, with one of these. */
  confirms?: readonly LoginProvider[]
  /** Where to go afterwards; back to this page where nothing is said. */
  origin?: string | undefined
}

/** Signing in is a form that is posted to the shop, with the token from the cookie and the way back (AUT-02 to AUT-04). */
export function LoginForm({ confirms, origin }: LoginFormProps) {
  const say = useWords()
  const here = useRouterState({ select: ({ location }) => location.href })
  const { reload } = useMembership()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const token = form.elements.namedItem('authenticity_token')
    if (!(token instanceof HTMLInputElement)) return
    event.preventDefault()
    setBusy(true)
    if (!readCookie('csrf_token')) await reload()
    token.value = readCookie('csrf_token') ?? ''
    form.submit()
  }
  const offered = providers.filter(({ name }) => confirms?.includes(name) ?? true)
  return (
    <div className="grid gap-3">
      {offered.map(({ name, text, confirm }) => (
        <form key={name} method="post" action={apiPaths.signIn(name, origin ?? here)} onSubmit={(event) => void send(event)}>
          <input type="hidden" name="authenticity_token" />
          {confirms && <input type="hidden" name="purpose" value="reauthentication" />}
          <button type="submit" className={`button big full ${name}`} aria-busy={busy || undefined}>
            <ProviderMark provider={name} />
            {say(confirms ? confirm : text)}
          </button>
        </form>
      ))}
    </div>
  )
}
