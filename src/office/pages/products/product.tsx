import { useParams } from '@tanstack/react-router'
import { ChevronRight, ExternalLink, Eye } from 'lucide-react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { paths } from '#contract/shop/paths.ts'
import { shownStates } from '#rules/catalog/product-state.ts'
import { editedTexts } from '#texts/office/goods/label.ts'
import { openTranslations, productPageTexts } from '#texts/office/goods/product-page.ts'
import { previewTexts } from '#texts/office/goods/product/previews.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { useBrandName } from '../../data/brands/use-brands.ts'
import type { FormValues } from '../../data/products/product-form.ts'
import { useProductPictures } from '../../data/products/pictures/use-product-pictures.ts'
import { useProductForm, type ProductForm } from '../../data/products/use-product-form.ts'
import { useClaimsAsked } from '../../data/products/use-claims.tsx'
import { useProduct } from '../../data/products/use-product.ts'
import { DraftOffer } from '../../data/saving/draft-offer.tsx'
import { useIsNarrow } from '../../data/use-is-narrow.ts'
import { useMay, useMe } from '../../data/use-me.ts'
import { useOpened } from '../../data/use-opened.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { changedNames, changeOf, valuesOf } from '../../features/products/page/form-values.ts'
import { ProductLife } from '../../features/products/page/life/product-life.tsx'
import { StateMoves } from '../../features/products/page/life/state-moves.tsx'
import { LabelSection } from '../../features/products/page/label/label-section.tsx'
import { ProductFilms } from '../../features/products/page/films/product-films.tsx'
import { ProductPictures } from '../../features/products/page/pictures/product-pictures.tsx'
import { ProductRelatives } from '../../features/products/page/relatives/product-relatives.tsx'
import { ListPriceNote } from '../../features/products/page/list-price-note.tsx'
import { ProductAside } from '../../features/products/page/product-aside.tsx'
import { ProductBrand } from '../../features/products/page/product-brand.tsx'
import { ProductCodes } from '../../features/products/page/product-codes.tsx'
import { ProductSelling } from '../../features/products/page/product-selling.tsx'
import { ProductTexts } from '../../features/products/page/product-texts.tsx'
import { ProductVersions } from '../../features/products/page/product-versions.tsx'
import { PriceProposals } from '../../features/products/page/price-proposals.tsx'
import { ScheduledPrices } from '../../features/products/page/schedules/scheduled-prices.tsx'
import { usePriceCheck } from '../../features/products/page/use-price-check.ts'
import { SaveBar } from '../../features/products/page/save-bar.tsx'
import { SectionBar } from '../../features/products/page/sections/section-bar.tsx'
import { countOpenTranslations } from '../../features/products/page/translations/open-translations.ts'
import { ProductState } from '../../features/products/product-state.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const ConflictDialog = lazyLayer(() => import('../../data/saving/conflict-dialog.tsx').then((file) => file.ConflictDialog))
const ClaimsDialog = lazyLayer(() => import('../../features/products/page/claims-dialog.tsx').then((file) => file.ClaimsDialog))
const NewBrandDialog = lazyLayer(() => import('../../features/brands/brand-dialog.tsx').then((file) => file.NewBrandDialog))
const PreviewDialog = lazyLayer(() => import('../../features/products/page/preview/preview-dialog.tsx').then((file) => file.PreviewDialog))
const PriceTargetDialog = lazyLayer(() =>
  import('../../features/products/page/schedules/price-target-dialog.tsx').then((file) => file.PriceTargetDialog),
)
const UnusualPrice = lazyLayer(() => import('../../features/products/page/unusual-price.tsx').then((file) => file.UnusualPrice))

/** Everything of one product, and where it is changed. */
export function ProductPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { data, error, isPending, refetch } = useProduct(Number(id))
  if (isPending) return <Opening />
  if (data) return <Product key={data.id} product={data} />
  if (isProblem(error, 'product_not_found')) return <NotFoundPage />
  return <LoadProblem error={error} onAgain={() => void refetch()} />
}

function Product({ product }: { product: OfficeProduct }) {
  const say = useWords()
  const may = useMay()
  const { permissions } = useMe()
  const claims = useClaimsAsked(product.id)
  const mayWrite = may('products.texts')
  const mayPrice = mayWrite && permissions['products.price'] === 'all'
  const form = useProductForm(product, { valuesOf, changeOf, changedNames, mayPrice, askClaims: claims.ask })
  const pictures = useProductPictures(product)
  const price = usePriceCheck(product)
  const brandName = useBrandName()
  const isPriced = form.names.includes('price')
  const saveChecked = () => {
    if (!isPriced || price.isUsual(Number(form.now['price']))) void form.save(form.now)
  }
  const [isPreviewing, setPreviewing] = useDialog('preview')
  useOpened('product', String(product.id))
  return (
    <>
      <div className="product-head">
        <ProductBar product={product} form={form} onPreview={() => setPreviewing(true)} />
        <SectionBar form={form} pictures={pictures} />
      </div>
      <div className="page-body order-page product-page">
        <div>
          <DraftOffer draft={form.draft} onTake={form.take} />
          <ProductTexts product={product} form={form} mayWrite={mayWrite} />
          <ProductPictures form={pictures} mayWrite={mayWrite} />
          <ProductFilms product={product} mayWrite={mayWrite} />
          <ProductSelling
            form={form}
            mayPrice={mayPrice}
            mayWrite={mayWrite}
            proposals={product.proposals.length > 0 && <PriceProposals product={product} />}
          />
          <ListPriceNote product={product} form={form} mayPrice={mayPrice} />
          <ScheduledPrices product={product} mayPrice={mayPrice} />
          <ProductRelatives product={product} mayWrite={mayWrite} mayPrice={mayPrice} />
          <LabelSection product={product} form={form} mayWrite={mayWrite} />
        </div>
        <aside>
          <ProductAside product={product} mayWrite={mayWrite} />
          <ProductBrand product={product} form={form} mayWrite={mayWrite} newBrand={(asked) => <NewBrandDialog {...asked} />} />
          <ProductLife product={product} />
          <ProductCodes form={form} mayWrite={mayWrite} />
          <ProductVersions product={product} mayWrite={mayWrite} />
        </aside>
      </div>
      <SaveBar form={form} onSave={saveChecked} />
      {isPreviewing && <PreviewDialog product={product} change={changeOf(form.began, form.now)} onClose={() => setPreviewing(false)} />}
      {claims.asked && <ClaimsDialog asked={claims.asked} onClose={claims.asked.dismiss} />}
      {price.asked && <UnusualPrice asked={price.asked} onConfirm={() => form.save(form.now)} onClose={price.dismiss} />}
      {form.runs && (
        <PriceTargetDialog
          name={form.runs.name}
          isSaving={form.isSaving}
          onChoose={(target) => void form.save(form.runs?.now ?? form.now, target)}
          onClose={form.dismiss}
        />
      )}
      {form.conflict && !form.runs && (
        <ConflictDialog
          what={productPageTexts.thisProduct}
          fields={Object.entries(editedTexts).map(([name, label]) => ({
            name,
            label,
            show: name === 'brand_id' ? (id) => brandName(String(id)) ?? '' : shownIn(say),
          }))}
          began={form.began}
          mine={form.now}
          conflict={form.conflict}
          isSaving={form.isSaving}
          onSave={(merged) => void form.save(merged as FormValues)}
          onClose={form.dismiss}
        />
      )}
    </>
  )
}

const shownIn = (say: ReturnType<typeof useWords>) => (value: unknown) => {
  if (typeof value === 'boolean') return say(value ? productPageTexts.yes : productPageTexts.no)
  return String(value ?? '')
}

function ProductBar({ product, form, onPreview }: { product: OfficeProduct; form: ProductForm; onPreview: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const isShown = shownStates.some((state) => state === product.state) && !product.fields.is_gift_only
  return (
    <PageBar
      title={product.fields.name_zh}
      before={
        <PageLink href={officePaths.products()} className="dim flex min-h-[44px] md:min-h-[28px] items-center gap-1">
          {say(productPageTexts.allProducts)}
          <ChevronRight size={15} aria-hidden="true" />
        </PageLink>
      }
      actions={
        <>
          {isShown && (
            <a
              className="icon-button"
              href={paths.product(language, { id: product.id, slug: product.fields.slug })}
              target="_blank"
              rel="noopener"
              title={say(productPageTexts.inShop)}
              aria-label={say(productPageTexts.inShop)}
            >
              <ExternalLink size={17} aria-hidden="true" />
            </a>
          )}
          <PreviewButton onPreview={onPreview} />
          <StateMoves product={product} />
        </>
      }
    >
      <ProductState state={product.state} pill />
      <span className="dim text-[13px]">{say(openTranslations(countOpenTranslations({ product, form })))}</span>
    </PageBar>
  )
}

/** On a phone its sign alone. */
function PreviewButton({ onPreview }: { onPreview: () => void }) {
  const label = useWords()(previewTexts.preview)
  const isNarrow = useIsNarrow()
  const sign = <Eye size={17} aria-hidden="true" />
  if (isNarrow)
    return (
      <IconButton label={label} title={label} onClick={onPreview}>
        {sign}
      </IconButton>
    )
  return (
    <Button kind="secondary" size="small" onClick={onPreview}>
      {sign} {label}
    </Button>
  )
}
