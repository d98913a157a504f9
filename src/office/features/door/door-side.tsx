import type { ReactNode } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { useWords } from '#ui/words/words.ts'

/** The plum side of the door. */
export function DoorSide({ children }: { children?: ReactNode }) {
  const say = useWords()
  return (
    <aside className="door-side">
      <p className="door-mark !text-inherit">
        <img src="/mark-dark.svg" alt="" width={30} height={30} />
        {say(frameTexts.office)}
      </p>
      {children || <h2>{say(doorTexts.calm)}</h2>}
    </aside>
  )
}
