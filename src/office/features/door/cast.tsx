import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { Me } from '#contract/office/api/me.ts'
import type { CastMember } from '#contract/office/api/signing-in/sign-in.ts'
import { castTexts, doorTexts, roleTexts } from '#texts/office/door.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'

/** Whom a demo shop lets anybody be, each by one press (ACC-57). `bare`: without saying what this is. */
export function Cast({ people, onEnter, bare = false }: { people: readonly CastMember[]; onEnter: (me: Me) => void; bare?: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const showToast = useToasts()
  const enter = useMutation({
    mutationFn: (word: string) => office.signIn.asCast({ word }),
    onSuccess: onEnter,
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
  })
  return (
    <div>
      {!bare && <h2>{say(doorTexts.demo)}</h2>}
      {!bare && <p>{say(doorTexts.demoHow)}</p>}
      <ul className="cast">
        {people.map(({ word, name, role }) => (
          <li key={word}>
            <button type="button" className="cast-member" disabled={enter.isPending} onClick={() => enter.mutate(word)}>
              <span className="initial" aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <span className="flex-1">
                <b className="font-medium">
                  {role && say(roleTexts[role])} {name}
                </b>
                {role && <small>{say(castTexts[role])}</small>}
              </span>
              <span className="code text-xs opacity-80">{word}</span>
              <ArrowRight size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
