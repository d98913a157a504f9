import { Converter } from 'opencc-js/cn2t'

/**
 * Words in simplified signs as they are written in Taiwan, word by word where a sign has several: 护发 is 護髮, and 发酵 is
 * 發酵. Words without Chinese signs stay as they are.
 */
export function asWrittenInTaiwan(words: string): string {
  return /\p{Script=Han}/u.test(words) ? converter()(words) : words
}

type Convert = (words: string) => string

let made: Convert | undefined

/** Its dictionary is read when somebody first asks: that takes a quarter of a second, and most processes are never asked. */
function converter(): Convert {
  return (made ??= Converter({ from: 'cn', to: 't' }))
}
