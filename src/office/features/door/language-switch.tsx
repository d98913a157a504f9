import { languages, type Language } from '#rules/locale.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { keepLanguage } from '../../data/language-of-browser.ts'
import { useLanguage } from '#ui/words/words.ts'

/** Before anybody has signed in, the browser remembers the language; afterwards the person has one. */
export function LanguageSwitch() {
  const current = useLanguage()
  const speak = (language: Language) => {
    keepLanguage(language)
    location.reload()
  }
  return (
    <p className="flex gap-4">
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <button key={language} type="button" className="text-link" lang={language} onClick={() => speak(language)}>
            {fullLanguageNames[language]}
          </button>
        ))}
    </p>
  )
}
