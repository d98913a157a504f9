import { useRef, useState } from 'react'
import { changeTexts } from '#texts/office/members/changes.ts'
import { languageTexts } from '#texts/office/letters.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import { Code } from '../../../ui/code.tsx'
import { When } from '../../../ui/when.tsx'
import { ChangeDialog } from './change-dialog.tsx'

type LockDialogProps = { uid: string; isLocked: boolean; onClose: () => void }
type Ended = { ended: { since: string; language: 'zh' | 'en' }[]; orders: string[] }

/** Locks an account or lets it go; locked, it says which sign-ins ended and which orders go on (MBR-07). */
export function LockDialog({ uid, isLocked, onClose }: LockDialogProps) {
  const { memberChanges } = useOffice()
  const change = useMemberChange(uid)
  const [ended, setEnded] = useState<Ended | null>(null)
  const hasEnded = useRef(false)
  const lock = async (reason: string) => {
    const answer = await change({ act: (press) => memberChanges.lock({ uid, reason }, press), done: changeTexts.locked })
    if (answer === null || answer === 'asked') return false
    hasEnded.current = true
    setEnded(answer)
    return true
  }
  const unlock = async (reason: string) =>
    (await change({ act: (press) => memberChanges.unlock({ uid, reason }, press), done: changeTexts.unlocked })) !== null
  if (ended) return <WhatEnded {...ended} onClose={onClose} />
  const kept = { form: `member ${uid} lock`, values: null, onClose: () => void (hasEnded.current || onClose()) }
  if (isLocked) return <ChangeDialog {...kept} title={changeTexts.unlock} how={changeTexts.unlockHow} onAct={unlock} />
  return <ChangeDialog {...kept} title={changeTexts.lock} how={changeTexts.lockHow} onAct={lock} />
}

function WhatEnded({ ended, orders, onClose }: Ended & { onClose: () => void }) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={say(changeTexts.locked)}>
      <div className="mt-3 grid gap-3">
        <h3 className="font-semibold">{say(changeTexts.ended)}</h3>
        {ended.length === 0 && <p className="dim">{say(changeTexts.noneEnded)}</p>}
        <ul>
          {ended.map(({ since, language }) => (
            <li key={since}>
              <When at={since} /> <span className="dim">{say(languageTexts[language])}</span>
            </li>
          ))}
        </ul>
        <h3 className="font-semibold">{say(changeTexts.goOn)}</h3>
        {orders.length === 0 && <p className="dim">{say(changeTexts.noneOpen)}</p>}
        <ul>
          {orders.map((number) => (
            <li key={number}>
              <PageLink href={officePaths.order(number)} className="row-link">
                <Code>{number}</Code>
              </PageLink>
            </li>
          ))}
        </ul>
        <div className="flex justify-end">
          <Button onClick={onClose}>{say(changeTexts.close)}</Button>
        </div>
      </div>
    </Dialog>
  )
}
