import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { ShowToastsBy, type ShowToast } from '#ui/layers/toasts.tsx'
import { savingTexts } from '#texts/office/saving.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemMessage } from '../problem-message.ts'
import { Note, type Said } from './note.tsx'

/** What was saved. */
export type Change = {
  /** What is different now: `收件電話：0912… → 0933…` (NAV-16). */
  message: string
  /** Takes it back by a call of its own, which the audit log keeps like any other; left out where there is no way back (NAV-17). */
  undo?: () => Promise<unknown>
}

/** Tells what a save has changed; where there is a way back it is offered for ten seconds. Answers what takes the sentence away sooner. */
export type TellChange = (change: Change) => () => void

type Saying = { tellChange: TellChange; undoNewest: () => void }
const Telling = createContext<Saying>({ tellChange: () => () => undefined, undoNewest: () => undefined })

export function useTellChange(): TellChange {
  return use(Telling).tellChange
}

/** Takes back what was offered last, as long as it is offered. */
export function useUndoNewest(): () => void {
  return use(Telling).undoNewest
}

/** More at once could not be read in the time. */
const mostAtOnce = 3

/** Says at the lower edge what has happened: sentences of any page, and changes that can be taken back. */
export function NotesProvider({ children }: { children: ReactNode }) {
  const [say, language] = [useWords(), useLanguage()]
  const [notes, setNotes] = useState<readonly Said[]>([])
  const lastId = useRef(0)
  const close = useCallback((id: number) => setNotes((said) => said.filter((note) => note.id !== id)), [])
  const add = useCallback((note: Omit<Said, 'id'>) => {
    lastId.current += 1
    const id = lastId.current
    setNotes((said) => [...said.filter(({ message }) => message !== note.message), { ...note, id }].slice(-mostAtOnce))
    return id
  }, [])
  const show: ShowToast = useCallback(
    (toast) => {
      const id = add(toast)
      return () => close(id)
    },
    [add, close],
  )
  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo()
      add({ kind: 'success', message: say(savingTexts.undone) })
    } catch (error) {
      add({ kind: 'error', message: problemMessage(error, language) })
    }
  }
  const tellChange: TellChange = ({ message, undo }) => {
    const id = add({ kind: 'success', message, ...(undo && { undo: () => void takeBack(undo) }) })
    return () => close(id)
  }
  const undo = (note: Said) => {
    close(note.id)
    note.undo?.()
  }
  const undoNewest = () => {
    const newest = notes.findLast((note) => note.undo)
    if (newest) undo(newest)
  }
  return (
    <ShowToastsBy value={show}>
      <Telling value={{ tellChange, undoNewest }}>
        {children}
        {/* Named as a live region, so that a dialog that opens meanwhile does not hide it from who listens; each sentence says itself how. */}
        <div className="toasts" aria-live="off">
          {notes.map((note) => (
            <Note key={note.id} note={note} onUndo={() => undo(note)} onClose={() => close(note.id)} />
          ))}
        </div>
      </Telling>
    </ShowToastsBy>
  )
}
