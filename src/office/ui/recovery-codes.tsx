import { Download, Printer } from 'lucide-react'
import { doorTexts } from '#texts/office/door.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

type RecoveryCodesProps = {
  codes: readonly string[]
  /** Once they are kept: something that is done, or the address where people sign in. */
  then: (() => void) | string
  /** Where another title stands above. */
  bare?: boolean
}

/** Ten codes, shown this once: to be printed, downloaded or written down (ACC-18). */
export function RecoveryCodes({ codes, then, bare = false }: RecoveryCodesProps) {
  const say = useWords()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${say(doorTexts.codesTitle)}\n\n${codes.join('\n')}\n`)}`
  return (
    <>
      <div>
        {!bare && <h1>{say(doorTexts.codesTitle)}</h1>}
        <p className="muted mt-2">{say(doorTexts.codesHow)}</p>
      </div>
      <ol className="recovery-codes code">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button kind="secondary" onClick={() => print()}>
          <Printer size={16} aria-hidden="true" />
          {say(doorTexts.print)}
        </Button>
        <a className="button secondary" href={file} download="recovery-codes.txt">
          <Download size={16} aria-hidden="true" />
          {say(doorTexts.download)}
        </a>
      </div>
      {typeof then === 'function' ? (
        <Button size="big" full className="print:!hidden" onClick={then}>
          {say(doorTexts.codesKeptHere)}
        </Button>
      ) : (
        <LinkButton href={then} size="big" full className="print:!hidden">
          {say(doorTexts.codesKept)}
        </LinkButton>
      )}
    </>
  )
}
