import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { localeOf, type Language } from '#rules/locale.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { keepLanguage, languageOfBrowser } from './data/language-of-browser.ts'
import { createClient, createQueries, OfficeProvider } from './data/office.tsx'
import { SessionEnd, useSessionEnd } from './data/session-end.ts'
import { NotesProvider } from './data/saving/tell-change.tsx'
import { useWhoIsThere } from './data/use-me.ts'
import { followTheme } from './data/follow-theme.ts'
import type { OfficeRouter } from './routes.ts'

/** The office: what it asks, who is there, and the page of the address. */
export function OfficeApp({ router }: { router: OfficeRouter }) {
  const [hasEnded, setEnded] = useState(false)
  const [queries] = useState(() => createQueries(() => setEnded(true)))
  const [client] = useState(() => createClient(queries, () => setEnded(true)))
  return (
    <QueryClientProvider client={queries}>
      <OfficeProvider value={client}>
        <SessionEnd value={{ hasEnded, goOn: () => setEnded(false) }}>
          <InTheirWay router={router} />
        </SessionEnd>
      </OfficeProvider>
    </QueryClientProvider>
  )
}

/** Language, theme and density are those of who is there; before that, those of the browser. */
function InTheirWay({ router }: { router: OfficeRouter }) {
  const { data: me } = useWhoIsThere()
  const { hasEnded } = useSessionEnd()
  const isNobodyThere = me === null || hasEnded
  useEffect(() => {
    void import('./data/saving/draft-store.ts').then(({ removeDraftsThatAreOver }) =>
      removeDraftsThatAreOver({ hasSessionEnded: isNobodyThere }),
    )
  }, [isNobodyThere])
  const language: Language = me?.language ?? languageOfBrowser()
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-Hant-TW' : localeOf(language)
    if (me) keepLanguage(me.language)
  }, [language, me])
  useEffect(() => followTheme(me?.theme ?? 'device'), [me?.theme])
  useEffect(() => {
    document.documentElement.dataset.density = me?.density === 'narrow' ? 'compact' : 'comfortable'
  }, [me?.density])
  return (
    <LanguageProvider value={language}>
      <NotesProvider>
        <RouterProvider router={router} />
      </NotesProvider>
    </LanguageProvider>
  )
}
