import { ChevronDown, Menu } from 'lucide-react'
import { keyOfTarget, shownMenu, type FactsOf, type MenuKind, type ShownEntry } from '#rules/catalog/menus/menu.ts'
import { menuNames, menusTexts } from '#texts/office/goods/menus.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { factsOfTargets } from './facts-of-targets.ts'
import { useMenu } from '../../../data/categories/use-menu.ts'

/** The menus as their drafts have them, on a screen of 1280 and one of 390 pixels (CAT-07). */
export function MenuPreview({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const [main, footer, phone] = [useShown('main'), useShown('footer'), useShown('phone')]
  return (
    <Dialog open onClose={onClose} title={say(menusTexts.preview)} size="full">
      <p className="dim">{say(menusTexts.previewHow)}</p>
      <div className="menu-previews">
        <figure>
          <figcaption>{say(menusTexts.wide)}</figcaption>
          <div className="menu-preview wide">
            <nav className="menu-preview-bar" aria-label={`${say(menusTexts.wide)} ${say(menuNames.main)}`}>
              <b>{say(shellTexts.shopName)}</b>
              <ul>
                {main.map((entry) => (
                  <li key={rowKey(entry)}>{say(entry.name)}</li>
                ))}
              </ul>
            </nav>
            <div className="menu-preview-mega">
              {main
                .filter(({ entries }) => entries.length > 0)
                .map((entry) => (
                  <Column key={rowKey(entry)} entry={entry} />
                ))}
            </div>
            <Foot columns={footer} />
          </div>
        </figure>
        <figure>
          <figcaption>{say(menusTexts.narrow)}</figcaption>
          <div className="menu-preview narrow">
            <div className="menu-preview-bar">
              <Menu size={20} aria-hidden="true" />
              <b>{say(shellTexts.shopName)}</b>
            </div>
            <nav aria-label={`${say(menusTexts.narrow)} ${say(menuNames.phone)}`}>
              {phone.map((entry) => (
                <DrawerEntry key={rowKey(entry)} entry={entry} />
              ))}
            </nav>
            <Foot columns={footer} />
          </div>
        </figure>
      </div>
    </Dialog>
  )
}

function useShown(kind: MenuKind): ShownEntry[] {
  const { data } = useMenu(kind)
  if (!data) return []
  const factsOf: FactsOf = factsOfTargets(data.targets)
  return shownMenu(data.entries, factsOf)
}

const rowKey = ({ target, name }: Pick<ShownEntry, 'target' | 'name'>) => `${keyOfTarget(target)} ${name.zh}`

function Column({ entry }: { entry: ShownEntry }) {
  const say = useWords()
  return (
    <div>
      <b>{say(entry.name)}</b>
      <ul>
        {entry.entries.map((sub) => (
          <li key={rowKey(sub)}>{say(sub.name)}</li>
        ))}
      </ul>
    </div>
  )
}

function DrawerEntry({ entry }: { entry: ShownEntry }) {
  const say = useWords()
  if (entry.entries.length === 0) return <p>{say(entry.name)}</p>
  return (
    <details>
      <summary>
        {say(entry.name)}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul>
        {entry.entries.map((sub) => (
          <li key={rowKey(sub)}>{say(sub.name)}</li>
        ))}
      </ul>
    </details>
  )
}

function Foot({ columns }: { columns: readonly ShownEntry[] }) {
  return (
    <div className="menu-preview-foot">
      {columns.map((entry) => (
        <Column key={rowKey(entry)} entry={entry} />
      ))}
    </div>
  )
}
