import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserClient, type ShopClient } from '#contract/shop/client.ts'
import { languages, type Language } from '#rules/locale.ts'
import type { TermsOfDay } from '#rules/terms.ts'
import './app.css'
import { readCookie } from './features/member/read-cookie.ts'
import { createShopRouter } from './routes.ts'

const clients = Object.fromEntries(
  languages.map((language) => [language, createBrowserClient({ language: () => language, csrfToken: () => readCookie('csrf_token') })]),
) as Record<Language, ShopClient>

const terms = JSON.parse((document.querySelector('meta[name=terms]') as HTMLMetaElement).content) as TermsOfDay
const files = document.querySelector<HTMLMetaElement>('meta[name=files]')?.content
const router = createShopRouter({ origin: location.origin, clientOf: (language) => clients[language], terms, ...(files && { files }) })

hydrateRoot(document, <RouterClient router={router} />)

if (document.documentElement.lang.startsWith('zh')) void import('#ui/styles/serif-tc.ts')
