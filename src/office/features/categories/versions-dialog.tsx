import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import { categoriesTexts, versionOf } from '#texts/office/goods/categories.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useArrangementVersions } from '../../data/categories/use-arrangement.ts'
import { When } from '../../ui/when.tsx'

type VersionsProps = { kind: ArrangementKind; busy: boolean; onRestore: (version: number) => Promise<boolean>; onClose: () => void }

/** What was published, the newest first; an older one becomes the draft. */
export function VersionsDialog({ kind, busy, onRestore, onClose }: VersionsProps) {
  const say = useWords()
  const { data } = useArrangementVersions(kind)
  const restore = async (version: number) => {
    if (await onRestore(version)) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(categoriesTexts.versions)}>
      {data?.versions.length === 0 && <p className="mt-3">{say(categoriesTexts.noVersions)}</p>}
      <ol className="version-list mt-3">
        {data?.versions.map((version, place) => (
          <li key={version.version}>
            <span>
              <b>{say(versionOf(version.version))}</b>
              <span className="dim">
                {version.kind === 'system' && version.by === 'shop' ? say(categoriesTexts.beginning) : version.by} <When at={version.at} />
              </span>
            </span>
            {place > 0 && (
              <Button kind="secondary" size="small" busy={busy} onClick={() => void restore(version.version)}>
                {say(categoriesTexts.restore)}
                <span className="hidden-text"> {say(versionOf(version.version))}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
