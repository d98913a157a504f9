import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderLetter } from '#contract/office/api/order-page.ts'
import { orderLetterKinds } from '#rules/orders/order-letters.ts'
import { languageTexts, letterTexts } from '#texts/office/letters.ts'
import { moveDialogTexts } from '#texts/office/orders.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { problemMessage } from '../../../../data/problem-message.ts'
import { LetterPaper } from './letter-paper.tsx'

/** On whose page a letter is read: that of an order, or of its member. */
export type LetterPlace = { number: string } | { uid: string }

type LetterDialogProps = { letter: OrderLetter; place: LetterPlace; onClose: () => void }

/** A letter as it was sent, and the button that sends it again. */
export function LetterDialog({ letter, place, onClose }: LetterDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { orderPage, members } = useOffice()
  const [plain, setPlain] = useState(false)
  const { data: written, error } = useQuery({
    queryKey: ['letter', letter.id],
    queryFn: ({ signal }) =>
      'uid' in place
        ? members.letter({ uid: place.uid, id: letter.id }, { signal })
        : orderPage.letters.find({ id: letter.id }, { signal }),
    staleTime: Infinity,
  })
  // A letter with a link cannot be written anew: its link would be another one.
  const canSendAgain = orderLetterKinds.some((kind) => kind === letter.kind)
  const again = useSendAgain({ place, onDone: onClose })
  return (
    <Dialog open onClose={onClose} title={letter.subject} size="wide">
      <dl className="facts mt-3">
        <dt>{say(letterTexts.to)}</dt>
        <dd className="break-all">{letter.to}</dd>
        <dt>{say(letterTexts.language)}</dt>
        <dd>{say(languageTexts[letter.language])}</dd>
      </dl>
      <div className="mt-4">
        {!written && <p className="dim">{error ? problemMessage(error, language) : say(letterTexts.loading)}</p>}
        {written && plain && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className="letter-text" tabIndex={0}>
            {written.text}
          </pre>
        )}
        {written && !plain && <LetterPaper html={written.html} language={letter.language} label={letter.subject} />}
      </div>
      {canSendAgain && <p className="dim mt-3 text-[13px]">{say(letterTexts.againHow)}</p>}
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button kind="ghost" aria-pressed={plain} onClick={() => setPlain(!plain)}>
          {say(plain ? letterTexts.asHtml : letterTexts.asText)}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {say(moveDialogTexts.keep)}
        </Button>
        {canSendAgain && (
          <Button busy={again.isPending} onClick={() => again.mutate(letter.id)}>
            {say(letterTexts.again)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function useSendAgain({ place, onDone }: { place: LetterPlace; onDone: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { orderPage } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  return useMutation({
    mutationFn: (id: number) => orderPage.letters.again({ id }),
    onSuccess: () => {
      showToast({ kind: 'success', message: say(letterTexts.sentAgain) })
      onDone()
    },
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    onSettled: () => queries.invalidateQueries({ queryKey: 'uid' in place ? ['member', place.uid] : ['order', place.number] }),
  })
}
