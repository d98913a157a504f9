import { Download, Printer } from 'lucide-react'
import { doorTexts } from '#texts/office/door.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../data/paths.ts'

type RecoveryCodesProps = {
  codes: readonly string[]
  onKept?: () => void
  /** Where another title stands above. */
  bare?: boolean
}

/** Ten codes, shown this once: to be printed, downloaded or written down (ACC-18). `onKept`: left out, the sign-in follows. */
export function RecoveryCodes({ codes, onKept, bare = false }: RecoveryCodesProps) {
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
      {onKept ? (
        <Button size="big" full className="print:!hidden" onClick={onKept}>
          {say(doorTexts.codesKeptHere)}
        </Button>
      ) : (
        <LinkButton href={officePaths.today} size="big" full className="print:!hidden">
          {say(doorTexts.codesKept)}
        </LinkButton>
      )}
    </>
  )
}
