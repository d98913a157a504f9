import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import type { ProductUses, TakenFrom } from '#contract/office/api/goods/product-life.ts'
import type { Text } from '#rules/locale.ts'
import { bundleNamed, campaignNamed, productLifeTexts, takeOutTexts } from '#texts/office/goods/product-life.ts'
import { joinWords } from '#texts/shared/format.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { problemMessage } from '../../../../data/problem-message.ts'
import { useProductChanged } from '../../../../data/products/use-product.ts'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'

/** Puts a product away, once it is said what becomes of everything that names it (GDS-48). */
export function ArchiveDialog({ product: { id }, onClose }: { product: OfficeProduct; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { productLife, products } = useOffice()
  const changed = useProductChanged(id)
  const tellChange = useTellChange()
  const [chosen, setChosen] = useState<readonly TakenFrom[]>([])
  const uses = useQuery({ queryKey: ['product', id, 'uses'], queryFn: ({ signal }) => productLife.uses({ id }, { signal }), staleTime: 0 })
  const archive = useMutation({
    mutationFn: () => productLife.archive({ id, take_from: [...chosen] }).finally(changed),
    onSuccess(saved) {
      const { status, version } = saved
      const isWhole = status === 'changed' && chosen.length === 0
      tellChange({
        message: say(savedWords(productLifeTexts.archived, saved)),
        ...(isWhole && { undo: () => products.takeBack({ id, version }).finally(changed) }),
      })
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    archive.mutate()
  }
  const error = archive.error ?? uses.error
  return (
    <Dialog open onClose={onClose} title={say(productLifeTexts.archiveTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <p>{say(productLifeTexts.archiveHow)}</p>
        {uses.data && <Uses uses={uses.data} chosen={chosen} onChoose={setChosen} />}
        {error && (
          <p className="error-text" role="alert">
            {problemMessage(error, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(productLifeTexts.cancel)}
          </Button>
          <Button type="submit" busy={archive.isPending} disabled={!uses.data || requiring(uses.data).length > 0}>
            {say(productLifeTexts.archive)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function requiring({ campaigns, bundles }: ProductUses): Text[] {
  return [
    ...campaigns.filter(({ requires }) => requires).map(({ name }) => campaignNamed(name)),
    ...bundles.filter(({ requires }) => requires).map(({ name }) => bundleNamed(name)),
  ]
}

type UsesProps = { uses: ProductUses; chosen: readonly TakenFrom[]; onChoose: (chosen: readonly TakenFrom[]) => void }

function Uses({ uses, chosen, onChoose }: UsesProps) {
  const say = useWords()
  const { carts, wishlists, bundles, campaigns, families } = uses
  const required = requiring(uses)
  const named = bundles.filter(({ requires }) => !requires).map(({ name }) => name)
  const later = campaigns.filter(({ requires }) => !requires)
  const choices: [TakenFrom, Text | false][] = [
    ['carts', carts > 0 && takeOutTexts.carts(carts)],
    ['wishlists', wishlists > 0 && takeOutTexts.wishlists(wishlists)],
    ['bundles', named.length > 0 && takeOutTexts.bundles(joined(named))],
    ['families', families.length > 0 && takeOutTexts.families(joined(families.map(({ name }) => name)))],
  ]
  const offered = choices.filter((choice): choice is [TakenFrom, Text] => choice[1] !== false)
  if (required.length + offered.length + later.length === 0) return <p className="dim">{say(productLifeTexts.archiveNowhere)}</p>
  return (
    <fieldset className="grid gap-2">
      <legend>{say(productLifeTexts.archiveAsk)}</legend>
      {required.map((name) => (
        <p key={name.en} className="error-text">
          {say(name)} {say(productLifeTexts.requires)}
        </p>
      ))}
      {later.map(({ name }) => (
        <p key={name.en}>{say(campaignNamed(name))}</p>
      ))}
      {offered.map(([from, label]) => (
        <Checkbox
          key={from}
          checked={chosen.includes(from)}
          onChange={() => onChoose(chosen.includes(from) ? chosen.filter((each) => each !== from) : [...chosen, from])}
        >
          {say(label)}
        </Checkbox>
      ))}
      {offered.length > 0 && <p className="dim">{say(productLifeTexts.archiveLeft)}</p>}
    </fieldset>
  )
}

const joined = (names: readonly Text[]): Text => ({
  zh: joinWords(
    names.map(({ zh }) => zh),
    'zh',
  ),
  en: joinWords(
    names.map(({ en }) => en),
    'en',
  ),
})
