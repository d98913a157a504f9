import { escapeHtml } from './render-page.ts'

const colours = ['#a8234f', '#3e6653', '#24617d', '#80560b', '#3f4fa3', '#6b3f7a']

/** A small round portrait: the first character of the name on a colour that belongs to it. */
export function avatar(name: string): string {
  const [first = '?'] = name
  const colour = colours[(first.codePointAt(0) ?? 0) % colours.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"><rect width="200" height="200" fill="${colour}"/><text x="100" y="132" font-size="96" text-anchor="middle" fill="#fff" font-family="sans-serif">${escapeHtml(first)}</text></svg>`
}
