import { CircleSlash, DoorOpen, Lock, UserX } from 'lucide-react'
import type { MemberMark } from '#contract/office/api/members/members.ts'
import { markTexts } from '#texts/office/members/members.ts'
import { useWords } from '#ui/words/words.ts'
import { State, type Tone } from '../../ui/state.tsx'

const looks: Readonly<Record<MemberMark, { tone: Tone; Sign: typeof Lock }>> = {
  locked: { tone: 'alarm', Sign: Lock },
  closing: { tone: 'wait', Sign: DoorOpen },
  closed: { tone: 'stop', Sign: CircleSlash },
  no_sign_in: { tone: 'stop', Sign: UserX },
}

/** What is out of the ordinary with a member, as sign and word. */
export function MemberMarks({ marks }: { marks: readonly MemberMark[] }) {
  const say = useWords()
  return marks.map((mark) => {
    const { tone, Sign } = looks[mark]
    return (
      <State key={mark} tone={tone} sign={<Sign size={14} aria-hidden="true" />} pill>
        {say(markTexts[mark])}
      </State>
    )
  })
}
