import type { OfficeImport, OfficeImportedPicture } from '#contract/office/api/goods/imports.ts'
import { importTexts, pictureStateTexts, picturesCame, picturesFailed, pictureWhyText } from '#texts/office/goods/imports.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useImportedPictures, useImportMove } from '../../data/imports/use-imports.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useMay } from '../../data/use-me.ts'

/** What became of each picture that a file names, those that did not come first (IMP-14). */
export function ImportedPictures({ file }: { file: OfficeImport }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const { waiting, fetched, failed } = file.pictures
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useImportedPictures({ id: file.id, seen: `${fetched} ${failed}` })
  const number = (count: number) => formatNumber(count, language)
  const all = waiting + fetched + failed
  return (
    <section className="office-panel" aria-label={say(importTexts.pictures)}>
      <header>
        <h2 className="whitespace-nowrap">{say(importTexts.pictures)}</h2>
        <p role="status" className="muted figures">
          {say(picturesCame(number(fetched), number(all)))}
          {failed > 0 && `・${say(picturesFailed(number(failed)))}`}
        </p>
        {failed > 0 && file.undone_at === null && may('goods.import') && <FetchAgain id={file.id} />}
      </header>
      {waiting > 0 && file.undone_at === null && (
        <progress className="batch-progress" max={all} value={fetched + failed} aria-label={say(importTexts.pictures)} />
      )}
      <table className="inner-table import-rows">
        <thead>
          <tr>
            <th scope="col">{say(importTexts.row)}</th>
            <th scope="col">{say(importTexts.result)}</th>
            <th scope="col">{say(importTexts.goods)}</th>
            <th scope="col">{say(importTexts.picture)}</th>
          </tr>
        </thead>
        <tbody>
          {data?.pages
            .flatMap(({ pictures }) => pictures)
            .map((picture) => (
              <PictureRow key={`${picture.row} ${picture.source}`} picture={picture} />
            ))}
        </tbody>
      </table>
      {hasNextPage && (
        <div className="p-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(importTexts.more)}
          </Button>
        </div>
      )}
    </section>
  )
}

function PictureRow({ picture: { source, state, why, row, product, name } }: { picture: OfficeImportedPicture }) {
  const say = useWords()
  return (
    <tr>
      <td className="dim figures">{row}</td>
      <td className={`whitespace-nowrap ${state === 'failed' ? 'text-alarm' : ''}`}>{say(pictureStateTexts[state])}</td>
      <td className="break-words">
        {product === null ? (
          name
        ) : (
          <PageLink className="row-link" href={officePaths.product(product)}>
            {name || `#${product}`}
          </PageLink>
        )}
      </td>
      <td className="muted break-all">
        {[...(why === null ? [] : [say(pictureWhyText(why))]), ...(source === '' ? [] : [source])].join('・')}
      </td>
    </tr>
  )
}

function FetchAgain({ id }: { id: number }) {
  const [say, language] = [useWords(), useLanguage()]
  const { imports } = useOffice()
  const showToast = useToasts()
  const again = useImportMove((_said: undefined, press) => imports.fetchAgain({ id }, press))
  return (
    <Button
      kind="secondary"
      size="small"
      busy={again.isPending}
      onClick={() =>
        again.mutate(undefined, { onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }) })
      }
    >
      {say(importTexts.fetchAgain)}
    </Button>
  )
}
