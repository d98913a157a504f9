import { useHydrated, useRouterState } from '@tanstack/react-router'
import { switchLanguage } from '#contract/shop/paths.ts'
import { localeOf } from '#rules/locale.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { languageNames } from '#texts/shop/shell.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage } from '#ui/words/words.ts'

/**
 * The same page in the other language: path, query and hash stay (I18N-12). Kept pages know no query, so that it joins
 * the address as soon as the page is awake.
 */
export function LanguageSwitch({ className, full = false }: { className?: string; full?: boolean }) {
  const other = useLanguage() === 'zh' ? 'en' : 'zh'
  const { pathname, href } = useRouterState({ select: ({ location }) => location })
  const names = full ? fullLanguageNames : languageNames
  return (
    <PageLink
      className={className}
      href={switchLanguage(useHydrated() ? href : pathname, other)}
      lang={localeOf(other)}
      hrefLang={localeOf(other)}
    >
      {names[other]}
    </PageLink>
  )
}
