import { orderMoves, type OrderMove } from '#rules/orders/order-moves.ts'
import { moveOf, moveTexts } from '#texts/office/orders.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { MoveOrder } from '../../../data/orders/use-move-order.ts'
import { useDialogAbout, useStaysOpen } from '../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'

const MoveDialog = lazyLayer(() => import('./move-dialog.tsx').then((file) => file.MoveDialog))

type MoveButtonsProps = {
  number: string
  moves: readonly OrderMove[]
  onMove: MoveOrder
  /** Of one parcel among several: none of them is the red one. */
  ofPart?: boolean
}

/** What can be done now, the likely next one first and red. Each says what follows before it is done. */
export function MoveButtons({ number, moves, onMove, ofPart = false }: MoveButtonsProps) {
  const say = useWords()
  const [about, setAsked] = useDialogAbout(`move-${number}`)
  const asked = orderMoves.find((move) => move === about)
  const isShown = useStaysOpen(
    asked !== undefined,
    moves.some((move) => move === asked),
  )
  const isNext = (move: OrderMove) => move === moves[0] && move !== 'cancel' && move !== 'hold' && !ofPart
  return (
    <>
      {moves.toReversed().map((move) => (
        // On a phone the next move stands where the thumb is.
        <span key={move} className={isNext(move) ? 'next-move' : 'contents'}>
          <Button
            kind={isNext(move) ? 'primary' : 'secondary'}
            {...(ofPart && { size: 'small', 'aria-label': say(moveOf(moveTexts[move], number)) })}
            onClick={() => setAsked(move)}
          >
            {say(moveTexts[move])}
          </Button>
        </span>
      ))}
      {asked && isShown && <MoveDialog move={asked} number={number} onMove={onMove} onClose={() => setAsked(null)} />}
    </>
  )
}
