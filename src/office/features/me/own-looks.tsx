import { useMutation } from '@tanstack/react-query'
import type { Me } from '#contract/office/api/me.ts'
import { languages } from '#rules/locale.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { Segments } from '#ui/controls/choices.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { useKeepMe } from '../../data/use-me.ts'

/** Language, theme and density, each saved as it is chosen (NAV-03, NAV-04). */
export function OwnLooks({ me }: { me: Me }) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const keepMe = useKeepMe()
  const showToast = useToasts()
  const change = useMutation({
    mutationFn: (wish: Partial<Pick<Me, 'language' | 'theme' | 'density' | 'single_keys'>>) => office.me.change(wish),
    onSuccess: keepMe,
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
  })
  const themes = (['device', 'light', 'dark'] as const).map((value) => ({ value, label: say(frameTexts[value]) }))
  const densities = (['wide', 'narrow'] as const).map((value) => ({ value, label: say(frameTexts[value]) }))
  const switches = (['on', 'off'] as const).map((value) => ({ value, label: say(frameTexts[value]) }))
  return (
    <section className="office-panel">
      <header>
        <h2>{say(frameTexts.looks)}</h2>
      </header>
      <dl className="facts body items-center max-md:!grid-cols-1">
        <dt>{say(frameTexts.language)}</dt>
        <dd>
          <Segments
            legend={say(frameTexts.language)}
            name="language"
            value={me.language}
            segments={languages.map((value) => ({ value, label: fullLanguageNames[value] }))}
            onChange={(value) => change.mutate({ language: value })}
          />
        </dd>
        <dt>{say(frameTexts.theme)}</dt>
        <dd>
          <Segments
            legend={say(frameTexts.theme)}
            name="theme"
            value={me.theme}
            segments={themes}
            onChange={(theme) => change.mutate({ theme })}
          />
        </dd>
        <dt>{say(frameTexts.density)}</dt>
        <dd>
          <Segments
            legend={say(frameTexts.density)}
            name="density"
            value={me.density}
            segments={densities}
            onChange={(density) => change.mutate({ density })}
          />
        </dd>
        <dt>{say(frameTexts.singleKeys)}</dt>
        <dd>
          <Segments
            legend={say(frameTexts.singleKeys)}
            name="single_keys"
            value={me.single_keys ? 'on' : 'off'}
            segments={switches}
            onChange={(value) => change.mutate({ single_keys: value === 'on' })}
          />
        </dd>
      </dl>
    </section>
  )
}
