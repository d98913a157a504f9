import { useState } from 'react'
import { choiceOf } from '#rules/catalog/families/choice.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage, languages, type Language } from '#rules/locale.ts'
import { familiesTexts } from '#texts/office/goods/families/families.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { classNames } from '#ui/class-names.ts'
import { Segments } from '#ui/controls/choices.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { FamilyForm, Swatch } from '../../data/families/family-form.ts'
import { SwatchMark } from './swatch-mark.tsx'

const languageTexts = { zh: familiesTexts.chinese, en: familiesTexts.english }

type InShopProps = {
  form: FamilyForm
  chosen: number | null
  onChoose: (product: number) => void
}

/** How a member's page will choose among all of them. */
export function FamilyInShop({ form, chosen, onChoose }: InShopProps) {
  const say = useWords()
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const shown = form.said.members.find(({ product }) => product === chosen) ?? form.said.members[0]
  const goods = shown && form.goods[shown.product]
  return (
    <section className="office-panel family-in-shop">
      <header>
        <h2>{say(familiesTexts.inShop)}</h2>
        <Segments
          legend={say(familiesTexts.inShop)}
          name="shop-language"
          value={language}
          segments={languages.map((each) => ({ value: each, label: say(languageTexts[each]) }))}
          onChange={setLanguage}
        />
      </header>
      <div className="body grid gap-3">
        {goods && (
          <>
            <img className="family-picture" src={pictureAt(goods.preview, { width: 400, format: 'webp' })} alt="" />
            <Axes form={form} product={goods.id} language={language} onChoose={onChoose} />
            <p className="font-medium">{inLanguage(goods.name, language)}</p>
            <p className="num font-semibold">{formatTwd(goods.price, language)}</p>
          </>
        )}
      </div>
    </section>
  )
}

type AxesProps = { form: FamilyForm; product: number; language: Language; onChoose: (product: number) => void }

function Axes({ form: { said, goods }, product, language, onChoose }: AxesProps) {
  const axes = said.axes.map(({ name, is_colour }) => ({ name: inLanguage(name, language), is_colour }))
  const members = said.members.map((member) => ({
    id: member.product,
    slug: '',
    values: member.values.map((value) => inLanguage(value, language)),
    swatch: member.swatch,
    sold_out: goods[member.product]?.free === 0,
  }))
  return choiceOf<Swatch>({ axes, members }, product).map(({ name, isColour, chosen, values }) => (
    <div key={name}>
      <p className="flex justify-between">
        <span className="dim">{name}</span>
        <span>{chosen}</span>
      </p>
      <div className="family-choice">
        {values.map(({ value, swatch, leads, isChosen }) => (
          <button
            key={value}
            type="button"
            className={classNames('family-chosen', leads?.soldOut && 'gone')}
            aria-pressed={isChosen}
            aria-label={`${name}: ${value}`}
            disabled={!leads}
            onClick={() => leads && onChoose(leads.id)}
          >
            {isColour && swatch ? <SwatchMark swatch={swatch} /> : value}
          </button>
        ))}
      </div>
    </div>
  ))
}
