import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import type { ProductRelatives as Relatives } from '#contract/office/api/goods/product-relatives.ts'
import { inLanguage, type Text } from '#rules/locale.ts'
import { bundleOf, relativesTexts } from '#texts/office/goods/relatives.ts'
import { joinWords } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { useRelatives } from '../../../../data/products/use-relatives.ts'
import { headingOf } from '../sections/product-sections.ts'

const LinkedDialog = lazyLayer(() => import('./linked-dialog.tsx').then((file) => file.LinkedDialog))
const BundleDialog = lazyLayer(() => import('./bundle-dialog.tsx').then((file) => file.BundleDialog))
const SplitDialog = lazyLayer(() => import('./split-dialog.tsx').then((file) => file.SplitDialog))

const kinds = ['accessories', 'siblings', 'bundle', 'split'] as const
type Kind = (typeof kinds)[number]

/** What goes with a product, is picked along with it, or travels apart, and where each is edited. */
export function ProductRelatives({ product, mayWrite, mayPrice }: { product: OfficeProduct; mayWrite: boolean; mayPrice: boolean }) {
  const say = useWords()
  const { data } = useRelatives(product.id)
  const [asking, ask] = useDialogAbout('relatives')
  const may = (kind: Kind) => (kind === 'bundle' ? mayPrice : mayWrite)
  const open = kinds.find((kind) => kind === asking && may(kind))
  const close = () => ask(null)
  return (
    <section className="office-panel" aria-label={say(relativesTexts.title)}>
      <header>
        <h2 {...headingOf('relatives')}>{say(relativesTexts.title)}</h2>
      </header>
      <dl className="body relatives">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{say(relativesTexts[kind])}</dt>
            <dd>
              <span>{data && <Told kind={kind} relatives={data} />}</span>
              {may(kind) && (
                <Button
                  kind="ghost"
                  size="small"
                  aria-label={`${say(relativesTexts.edit)} ${say(relativesTexts[kind])}`}
                  onClick={() => ask(kind)}
                >
                  {say(relativesTexts.edit)}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {data && open && (open === 'accessories' || open === 'siblings') && (
        <LinkedDialog product={product} relatives={data} kind={open} onClose={close} />
      )}
      {data && open === 'bundle' && <BundleDialog product={product} relatives={data} onClose={close} />}
      {data && open === 'split' && <SplitDialog product={product} relatives={data} onClose={close} />}
    </section>
  )
}

function Told({ kind, relatives: { bundle, split_stocks: parts, goods, ...linked } }: { kind: Kind; relatives: Relatives }) {
  const [say, language] = [useWords(), useLanguage()]
  const named = (words: readonly Text[]) =>
    joinWords(
      words.map((text) => inLanguage(text, language)),
      language,
    )
  const nameOf = (id: number): Text => goods.find((each) => each.id === id)?.name ?? { zh: String(id), en: String(id) }
  const told = {
    accessories: () => named(linked.accessories.map(nameOf)),
    siblings: () => named(linked.siblings.map(nameOf)),
    bundle: () => (bundle.picks === 0 ? '' : say(bundleOf(bundle.picks, bundle.entries.length))),
    split: () => named(parts.map((part) => ({ zh: part.stock_description_zh, en: part.stock_description_en }))),
  }[kind]()
  return told === '' ? <span className="dim">{say(relativesTexts.none)}</span> : told
}
