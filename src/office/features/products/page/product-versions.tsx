import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { OfficeProduct, ProductVersion } from '#contract/office/api/goods/products.ts'
import { productPageTexts, versionTitle, versionVerbTexts } from '#texts/office/goods/product-page.ts'
import { joinWords } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../../data/address/use-dialog.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { UnreadNote } from '../../../ui/unread-note.tsx'
import { When } from '../../../ui/when.tsx'
import { fieldName } from './version-fields.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'
import { headingOf } from './sections/product-sections.ts'

const CompareDialog = lazyLayer(() => import('./compare-dialog.tsx').then((file) => file.CompareDialog))

/** Every save of a product, newest first, with who, when and what (GDS-51). */
export function ProductVersions({ product, mayWrite }: { product: OfficeProduct; mayWrite: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const [about, compare] = useDialogAbout('compare')
  const { data, error, refetch, isPending, isSuccess, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['product', product.id, 'versions', product.version],
      queryFn: ({ pageParam, signal }) => products.versions({ id: product.id, ...(pageParam > 0 && { below: pageParam }) }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ versions, more }) => (more ? versions.at(-1)?.version : undefined),
      // After a save the list stays until the new one is there.
      placeholderData: keepPreviousData,
    })
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  const comparing = versions.find(({ version }) => String(version) === about && version !== product.version)?.version
  return (
    <section className="office-panel product-versions" aria-busy={isPending || undefined}>
      <header>
        <h2 {...headingOf('versions')}>{say(productPageTexts.versions)}</h2>
      </header>
      {versions.length > 0 && (
        <ol className="version-list">
          {versions.map((version) => (
            <li key={version.version}>
              <VersionWords version={version} />
              {version.version !== product.version && (
                <Button kind="ghost" size="small" onClick={() => compare(version.version)}>
                  {say(productPageTexts.compare)}
                  <span className="hidden-text"> {say(versionTitle(version.version))}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {error && versions.length === 0 && (
        <div className="body">
          <UnreadNote why={problemMessage(error, language)} onAgain={() => void refetch()} />
        </div>
      )}
      {versions.length === 0 && isSuccess && !isPlaceholderData && <p className="body dim">{say(productPageTexts.noVersions)}</p>}
      {hasNextPage && (
        <p className="body">
          <Button kind="secondary" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(productPageTexts.moreVersions)}
          </Button>
        </p>
      )}
      {comparing !== undefined && (
        <CompareDialog
          product={product}
          version={comparing}
          others={versions.map(({ version }) => version)}
          mayRestore={mayWrite}
          onClose={() => compare(null)}
        />
      )}
    </section>
  )
}

function VersionWords({ version: { version, verb, by, kind, at, after } }: { version: ProductVersion }) {
  const [say, language] = [useWords(), useLanguage()]
  const names = namesIn({ verb, after })
  const what = verb === null ? productPageTexts.began : (versionVerbTexts[verb] ?? { zh: verb, en: verb })
  return (
    <span>
      <b>
        {say(versionTitle(version))} {say(what)}
      </b>
      {names.length > 0 && (
        <span>
          {joinWords(
            names.map((name) => say(fieldName(name))),
            language,
          )}
        </span>
      )}
      <span className="dim">
        {kind === 'staff' && `${by} `}
        <When at={at} />
      </span>
    </span>
  )
}

/** Saves that name fields by themselves; every other one is called by what it saves. */
const namingFields: readonly (string | null)[] = ['change-product', 'restore-product', 'import-product', 'undo-import']

function namesIn({ verb, after }: Pick<ProductVersion, 'verb' | 'after'>): string[] {
  if (!namingFields.includes(verb) || typeof after !== 'object' || after === null || Array.isArray(after)) return []
  return Object.keys(after).filter((name) => name !== 'restored')
}
