import type { ReactNode } from 'react'
import { orderMoves, type OrderMove } from '#rules/orders/order-moves.ts'
import { moveOf, moveTexts } from '#texts/office/orders.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { MoveOrder } from '../../../data/orders/use-move-order.ts'
import { useDialogAbout, useStaysOpen } from '../../../data/address/use-dialog.ts'
import { MoreActions } from '../../../ui/more-actions.tsx'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'

const MoveDialog = lazyLayer(() => import('./move-dialog.tsx').then((file) => file.MoveDialog))

type Moves = { number: string; moves: readonly OrderMove[]; onMove: MoveOrder }

/** What can be done now with an order: the likely next step first and red, and on a phone where the thumb is. */
export function OrderMoves({ children, ...of }: Moves & { children: ReactNode }) {
  const say = useWords()
  const { ask, dialog } = useMoveDialog(of)
  const next = nextOf(of.moves)
  return (
    <>
      <MoreActions>
        {children}
        {of.moves
          .filter((move) => move !== next)
          .toReversed()
          .map((move) => (
            <Button key={move} kind="secondary" onClick={() => ask(move)}>
              {say(moveTexts[move])}
            </Button>
          ))}
      </MoreActions>
      {next && (
        <span className="next-move">
          <Button onClick={() => ask(next)}>{say(moveTexts[next])}</Button>
        </span>
      )}
      {dialog}
    </>
  )
}

/** The likely next step alone, where there is room for one. */
export function NextMove(of: Moves) {
  const say = useWords()
  const { ask, dialog } = useMoveDialog(of)
  const next = nextOf(of.moves)
  return (
    <>
      {next && <Button onClick={() => ask(next)}>{say(moveTexts[next])}</Button>}
      {dialog}
    </>
  )
}

/** Ending an order is never likely. */
function nextOf([first]: readonly OrderMove[]): OrderMove | undefined {
  return first === 'cancel' || first === 'hold' ? undefined : first
}

/** What can be done now with one parcel among several. */
export function ParcelMoves(of: Moves) {
  const say = useWords()
  const { ask, dialog } = useMoveDialog(of)
  return (
    <>
      {of.moves.toReversed().map((move) => (
        <Button key={move} kind="secondary" size="small" aria-label={say(moveOf(moveTexts[move], of.number))} onClick={() => ask(move)}>
          {say(moveTexts[move])}
        </Button>
      ))}
      {dialog}
    </>
  )
}

/** Each move says what follows before it is done. */
function useMoveDialog({ number, moves, onMove }: Moves) {
  const [about, ask] = useDialogAbout(`move-${number}`)
  const asked = orderMoves.find((move) => move === about)
  const isShown = useStaysOpen(
    asked !== undefined,
    moves.some((move) => move === asked),
  )
  const dialog = asked && isShown && <MoveDialog move={asked} number={number} onMove={onMove} onClose={() => ask(null)} />
  return { ask, dialog }
}
