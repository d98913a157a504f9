import type { Text } from '#rules/locale.ts'
import type { MenuEntry, MenuKind, MenuTarget, SubEntry } from '#rules/catalog/menus/menu.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Target } from './find-targets.ts'

/** The menu that the shop shows as long as nobody has made one, as entries that can be changed. */
export function beginningOf(kind: MenuKind, targets: readonly Target[]): MenuEntry[] {
  return kind === 'footer' ? [...foot] : mainCategories(targets)
}

/** The first row of the tree, with its sub-categories. */
function mainCategories(targets: readonly Target[]): MenuEntry[] {
  const below = new Set(targets.flatMap((each) => each.below.map(idOf)))
  return targets.flatMap(({ target, fault }) =>
    target.kind === 'category' && (fault === null || fault === 'empty') && !below.has(target.id)
      ? [{ key: `c${target.id}`, target, name_zh: '', name_en: '', entries: [] }]
      : [],
  )
}

const idOf = (target: MenuTarget) => (target.kind === 'category' ? target.id : 0)

const page = (name: (MenuTarget & { kind: 'page' })['page']): SubEntry => ({
  key: name,
  target: { kind: 'page', page: name },
  name_zh: '',
  name_en: '',
})

const named = (key: string, target: MenuTarget, { zh, en }: Text): SubEntry => ({ key, target, name_zh: zh, name_en: en })

const foot: readonly MenuEntry[] = [
  {
    ...named('help', { kind: 'heading' }, shellTexts.help),
    entries: [
      page('faqs'),
      named('returns', { kind: 'address', address: '/faqs/shopping' }, shellTexts.returns),
      page('readme'),
      page('manual'),
    ],
  },
  {
    ...named('ours', { kind: 'heading' }, shellTexts.about),
    entries: [page('about'), page('articles'), page('certification'), page('privacy')],
  },
]
