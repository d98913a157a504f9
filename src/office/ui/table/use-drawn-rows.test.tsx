import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useDrawnRows } from './use-drawn-rows.ts'

/** What stands at the first drawing of a page of so many rows, before anything else is worked at. */
function firstDrawing(count: number): string {
  function Page() {
    const { drawn, gapBelow } = useDrawnRows({ count, keyAt: String })
    return `${drawn.length} rows, ${gapBelow} px`
  }
  return renderToStaticMarkup(<Page />)
}

test('a page is drawn from its top: first a few rows, with room for the rest below it', () => {
  expect(firstDrawing(3)).toBe('3 rows, 0 px')
  expect(firstDrawing(8)).toBe('8 rows, 0 px')
  expect(firstDrawing(50)).toBe(`8 rows, ${42 * 120} px`)
})
