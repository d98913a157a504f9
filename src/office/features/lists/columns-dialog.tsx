import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListColumns } from '#contract/office/api/lists.ts'
import type { Text } from '#rules/locale.ts'
import { columnMove, listTexts } from '#texts/office/lists.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { writeColumns } from '../../data/address/columns-of-link.ts'
import { addressWith } from '../../data/address/use-in-address.ts'
import { inOrder, unarranged, writable, type Arranged } from '../../ui/table/table-column.ts'

type Column = { id: string; head: Text; fixed?: boolean }
type ColumnsProps = { columns: readonly Column[]; arranged: Arranged; onArrange: (columns: ListColumns) => void }
/** `arranged`: undefined until it is read how they stand; `problem`: what is shown in place of them where that fails. */
type ColumnsDialogProps = Omit<ColumnsProps, 'arranged'> & { arranged: Arranged | undefined; problem: ReactNode; onClose: () => void }

const usualWidth = 160
const step = 40

/** Which columns are shown, in which order, and how wide (NAV-24). What is changed is kept at once. */
export function ColumnsDialog({ columns, arranged, problem, onArrange, onClose }: ColumnsDialogProps) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={say(listTexts.columns)}>
      {arranged ? <Columns columns={columns} arranged={arranged} onArrange={onArrange} /> : problem}
    </Dialog>
  )
}

function Columns({ columns, arranged, onArrange }: ColumnsProps) {
  const say = useWords()
  const showToast = useToasts()
  const shown = inOrder(columns, arranged)
  const keep = (change: Partial<Arranged>) => {
    onArrange(writable({ ...arranged, ...change }))
  }
  const move = (id: string, by: 1 | -1) => {
    const ids = shown.map((column) => column.id)
    const at = ids.indexOf(id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, id)
    keep({ order: ids })
  }
  const toggle = (id: string) =>
    keep({ hidden: arranged.hidden.includes(id) ? arranged.hidden.filter((each) => each !== id) : [...arranged.hidden, id] })
  const widen = (id: string, by: number) =>
    keep({ widths: { ...arranged.widths, [id]: Math.min(600, Math.max(80, (arranged.widths[id] ?? usualWidth) + by)) } })
  const copyLink = async () => {
    // Every column, so that those of the colleague who opens it do not count.
    const all = { ...arranged, order: shown.map(({ id }) => id) }
    const link = addressWith(location.href, { columns: writeColumns(all), dialog: undefined })
    try {
      await navigator.clipboard.writeText(location.origin + link)
      showToast({ kind: 'success', message: say(listTexts.linkCopied) })
    } catch {
      showToast({ kind: 'error', message: say(listTexts.linkNotCopied) })
    }
  }
  return (
    <>
      <p className="muted mt-2">{say(listTexts.columnsHow)}</p>
      <ul className="column-list">
        {shown
          .filter(({ fixed }) => !fixed)
          .map(({ id, head }, place, all) => (
            <li key={id}>
              <Checkbox checked={!arranged.hidden.includes(id)} onChange={() => toggle(id)}>
                {say(head)}
              </Checkbox>
              <span className="flex">
                <IconButton label={say(columnMove(listTexts.narrower, head))} onClick={() => widen(id, -step)}>
                  <Minus size={15} aria-hidden="true" />
                </IconButton>
                <IconButton label={say(columnMove(listTexts.wider, head))} onClick={() => widen(id, step)}>
                  <Plus size={15} aria-hidden="true" />
                </IconButton>
                <IconButton label={say(columnMove(listTexts.earlier, head))} disabled={place === 0} onClick={() => move(id, -1)}>
                  <ArrowUp size={15} aria-hidden="true" />
                </IconButton>
                <IconButton label={say(columnMove(listTexts.later, head))} disabled={place === all.length - 1} onClick={() => move(id, 1)}>
                  <ArrowDown size={15} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button kind="ghost" onClick={() => keep(unarranged)}>
          {say(listTexts.columnsReset)}
        </Button>
        <Button kind="ghost" onClick={() => void copyLink()}>
          {say(listTexts.copyLink)}
        </Button>
      </div>
    </>
  )
}
