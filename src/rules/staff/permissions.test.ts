import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInRoles, permissionNames, permissions, type Allowance, type Part, type Share } from './permissions.ts'

const page = readFileSync(new URL('../../../docs/requirements/acc-people-of-the-office.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| [a-z]+\.[a-z_]+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('ACC-31 the six roles hold what the table of the requirements says, verb by verb', () => {
  const written = rows.map(([, verb = '', , ...cells]) => [verb, ...cells.slice(0, 7)])
  const known = permissionNames.map((name) => [name, ...builtInRoles.map((role) => told(permissions[name][role])), marksOf(name)])
  expect(known).toEqual(written)
})

test('ACC-31 an owner may do all of everything', () => {
  expect(permissionNames.filter((name) => permissions[name].owner !== 'all')).toEqual([])
})

/** How the table writes a share. */
function told(share: Share): string {
  if (share === 'all') return '●'
  if (share === 'none') return '–'
  return `◐ ${'part' in share ? words[share.part] : allowed(share)}`
}

function allowed({ each, aDay, percent }: Allowance): string {
  if (percent !== undefined) return `${percent} %, at most ${each}`
  const parts = [each && `${each.toLocaleString('en')} each`, aDay && `${aDay.toLocaleString('en')} a day`]
  return parts.filter(Boolean).join(', ')
}

const words: Readonly<Record<Part['part'], string>> = {
  'in work': 'ACC-36',
  'without contact': 'without contact',
  goods: 'goods only',
  money: 'money only',
  proposal: 'as a proposal',
  draft: 'as a draft',
}

function marksOf(name: (typeof permissionNames)[number]): string {
  const { stepUp, ownerOnly, secondPerson } = permissions[name]
  return [stepUp && 'S', secondPerson && 'A', ownerOnly && 'O'].filter(Boolean).join(' ')
}
