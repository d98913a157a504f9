import { expect, test } from 'vitest'
import { mentionedIn, nameBeingTyped, piecesOf, withName } from './mentions.ts'

const people = [
  { id: 1, name: '黃志明' },
  { id: 2, name: 'Ann' },
  { id: 3, name: 'Ann Lee' },
]

test('a name is being typed after an @ that begins a word', () => {
  expect(nameBeingTyped('請 @黃', 4)).toBe('黃')
  expect(nameBeingTyped('@', 1)).toBe('')
  expect(nameBeingTyped('謝謝，@An', 6)).toBe('An')
  expect(nameBeingTyped('mei@example', 11)).toBeNull()
  expect(nameBeingTyped('@Ann 你好', 7)).toBeNull()
})

test('a name that is chosen stands where it was typed, and typing goes on behind it', () => {
  expect(withName('請 @黃 分開包', { caret: 4, name: '黃志明' })).toEqual({ text: '請 @黃志明  分開包', caret: 7 })
})

test('DSK-11 who is named in a note is found, also where one name begins as another does', () => {
  expect(mentionedIn('請 @黃志明 與 @Ann Lee 看看', people)).toEqual([1, 3])
  expect(mentionedIn('黃志明', people)).toEqual([])
  expect(piecesOf('請 @Ann Lee 看', people)).toEqual([
    { at: 0, text: '請 ', isName: false },
    { at: 2, text: '@Ann Lee', isName: true },
    { at: 10, text: ' 看', isName: false },
  ])
})
