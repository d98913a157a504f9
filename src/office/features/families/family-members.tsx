import { TriangleAlert, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { FamilyGoods } from '#contract/office/api/goods/families.ts'
import { contrastWithWhite } from '#rules/catalog/families/contrast.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage } from '#rules/locale.ts'
import { familiesTexts, paleSwatch, removeMember, swatchOfProduct, valueIn } from '#texts/office/goods/families/families.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { withSwatch, withValue, type Member } from '../../data/families/family-form.ts'
import type { FamilyEditing } from '../../data/families/use-family-form.ts'
import { officePaths } from '../../data/paths.ts'
import { Sortable, SortableItem } from '../../ui/sortable.tsx'
import { SwatchDialog } from './swatch-dialog.tsx'
import { SwatchMark } from './swatch-mark.tsx'

type MembersProps = { editing: FamilyEditing; mayWrite: boolean; chosen: number | null; onChoose: (product: number) => void }

/** The products of a family in their order, each with its values, its swatch and how it is sold. */
export function FamilyMembers({ editing, mayWrite, chosen, onChoose }: MembersProps) {
  const say = useWords()
  const language = useLanguage()
  const [colouring, setColouring] = useState<number | null>(null)
  const { now, set, faults } = editing
  const { members } = now.said
  const nameOf = (product: number) => inLanguage(now.goods[product]?.name ?? { zh: String(product), en: '' }, language)
  const move = (from: number, to: number) =>
    set({ ...now.said, members: members.toSpliced(from, 1).toSpliced(to, 0, ...members.slice(from, from + 1)) })
  const coloured = members.find(({ product }) => product === colouring)
  if (members.length === 0) return <p className="dim family-none">{say(familiesTexts.tooFew)}</p>
  return (
    <>
      <Sortable ids={members.map(({ product }) => String(product))} nameOf={(id) => nameOf(Number(id))} onMove={move} layout="list">
        <ul className="family-members" aria-label={say(familiesTexts.members)}>
          {members.map((member, place) => (
            <SortableItem
              key={member.product}
              id={String(member.product)}
              name={nameOf(member.product)}
              className={chosen === member.product ? 'family-member chosen' : 'family-member'}
            >
              {(grip) => (
                <MemberRow
                  editing={editing}
                  member={member}
                  fault={faultOf(faults, place)}
                  mayWrite={mayWrite}
                  grip={mayWrite && grip}
                  onChoose={() => onChoose(member.product)}
                  onColour={() => setColouring(member.product)}
                />
              )}
            </SortableItem>
          ))}
        </ul>
      </Sortable>
      {faults['family.members'] && <p className="error-text">{say(familiesTexts.tooFew)}</p>}
      <PaleSwatches members={members} />
      {coloured && (
        <SwatchDialog
          member={coloured}
          name={nameOf(coloured.product)}
          preview={now.goods[coloured.product]?.preview ?? ''}
          known={now.proposed[coloured.product]}
          onChange={(swatch) => set(withSwatch(now.said, coloured.product, swatch))}
          onClose={() => setColouring(null)}
        />
      )}
    </>
  )
}

function faultOf(faults: Readonly<Record<string, string>>, place: number): string | undefined {
  return Object.entries(faults).find(([field]) => field.startsWith(`family.members.${place}.`))?.[1]
}

type RowProps = {
  editing: FamilyEditing
  member: Member
  fault: string | undefined
  mayWrite: boolean
  grip: ReactNode
  onChoose: () => void
  onColour: () => void
}

function MemberRow({ editing: { now, set }, member, fault, mayWrite, grip, onChoose, onColour }: RowProps) {
  const [say, language] = [useWords(), useLanguage()]
  const goods = now.goods[member.product]
  const name = inLanguage(goods?.name ?? { zh: String(member.product), en: '' }, language)
  const hasColours = now.said.axes.some(({ is_colour: isColour }) => isColour)
  return (
    <div className="family-member-row" onFocus={onChoose}>
      {grip}
      {hasColours && (
        <button type="button" className="swatch-button" aria-label={say(swatchOfProduct(name))} disabled={!mayWrite} onClick={onColour}>
          <SwatchMark swatch={member.swatch} />
        </button>
      )}
      <Values {...{ now, set, member, mayWrite, name }} />
      <PageLink href={officePaths.product(member.product)} className="family-product">
        {goods && <img src={pictureAt(goods.preview, { width: 200, format: 'webp' })} alt="" width={36} height={36} loading="lazy" />}
        <span>{name}</span>
      </PageLink>
      {goods && <Sold goods={goods} />}
      {mayWrite && (
        <IconButton
          label={say(removeMember(name))}
          onClick={() => set({ ...now.said, members: now.said.members.filter(({ product }) => product !== member.product) })}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
      {fault && (
        <p className="error-text" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

/** While its name is typed, an axis is known by its place. */
const axisKeys = ['first', 'second']

type ValuesProps = Pick<FamilyEditing, 'now' | 'set'> & { member: Member; mayWrite: boolean; name: string }

function Values({ now, set, member, mayWrite, name }: ValuesProps) {
  const [say, language] = [useWords(), useLanguage()]
  const write = (axis: number, value: Member['values'][number]) => set(withValue(now.said, { product: member.product, axis, value }))
  return now.said.axes.map(({ name: axis }, place) => {
    const value = member.values[place] ?? { zh: '', en: '' }
    return (
      <span className="family-values" key={axisKeys[place]}>
        {(['zh', 'en'] as const).map((each) => (
          <input
            key={each}
            className="input"
            aria-label={say(valueIn(inLanguage(axis, language), each, name))}
            lang={each}
            autoComplete="off"
            maxLength={40}
            readOnly={!mayWrite}
            value={value[each]}
            onChange={({ target }) => write(place, { ...value, [each]: target.value })}
          />
        ))}
      </span>
    )
  })
}

function Sold({ goods: { price, free } }: { goods: FamilyGoods }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <>
      <span className="figures">
        <span className="hidden-text">{say(familiesTexts.price)} </span>
        {formatTwd(price, language)}
      </span>
      <span className={free === 0 ? 'figures sold-out' : 'figures'}>
        {free > 0 && <span className="dim">{say(familiesTexts.free)} </span>}
        {free === 0 ? say(familiesTexts.soldOut) : formatNumber(free, language)}
      </span>
    </>
  )
}

/** Below this the edge of a swatch is hardly seen on the shop's white. */
const leastContrast = 1.5

function PaleSwatches({ members }: { members: readonly Member[] }) {
  const [say, language] = [useWords(), useLanguage()]
  const pale = members.flatMap(({ product, swatch, values }) => {
    if (!swatch || 'picture' in swatch) return []
    const contrast = contrastWithWhite(swatch.hex)
    return contrast < leastContrast ? [{ product, contrast, name: inLanguage(values[0] ?? { zh: '', en: '' }, language) }] : []
  })
  if (pale.length === 0) return null
  return (
    <div className="family-notes">
      {pale.map(({ product, name, contrast }) => (
        <p key={product}>
          <TriangleAlert size={16} aria-hidden="true" /> {say(paleSwatch(name, contrast.toFixed(1)))}
        </p>
      ))}
    </div>
  )
}
