import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { faultAt, presentVersion, productPageTexts, versionTitle } from '#texts/office/goods/product-page.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { listTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../../data/problem-message.ts'
import { useBrandName } from '../../../data/brands/use-brands.ts'
import { useProductChanged } from '../../../data/products/use-product.ts'
import { useTellChange } from '../../../data/saving/tell-change.tsx'
import { differingFields, fieldName, valueText, withLabel } from './version-fields.ts'

type CompareDialogProps = {
  product: OfficeProduct
  version: number
  /** Every version that is listed. */
  others: readonly number[]
  mayRestore: boolean
  onClose: () => void
}

/** Two versions side by side, and the way back to the older one (GDS-51). */
export function CompareDialog({ product, version, others, mayRestore, onClose }: CompareDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const nameOf = useBrandName()
  const changed = useProductChanged(product.id)
  const tellChange = useTellChange()
  const [against, setAgainst] = useState(product.version)
  const one = useWhole(product.id, version)
  const other = useWhole(product.id, against)
  const restore = useMutation({
    mutationFn: () => products.restore({ id: product.id, version, seen: product.version }),
    async onSuccess(saved) {
      const { version: seen } = saved
      const undo = () => products.restore({ id: product.id, version: product.version, seen }).finally(changed)
      tellChange({ message: say(savedWords(productPageTexts.restored, saved)), undo })
      await changed()
      onClose()
    },
  })
  const titleOf = (each: number) => say(each === product.version ? presentVersion(each) : versionTitle(each))
  const shown = (name: string, value: unknown) =>
    name === 'brand_id' && value ? (nameOf(String(value)) ?? `#${String(value)}`) : say(valueText(name, value))
  const names = one && other ? differingFields(one, other) : null
  return (
    <Dialog open onClose={onClose} size="wide" title={titleOf(version)}>
      <div className="mt-3 grid gap-4">
        <SelectField
          label={say(productPageTexts.compareWith)}
          value={String(against)}
          choices={others.filter((each) => each !== version).map((each) => ({ value: String(each), label: titleOf(each) }))}
          onChange={({ target }) => setAgainst(Number(target.value))}
        />
        {names?.length === 0 && <p className="dim">{say(productPageTexts.same)}</p>}
        {names && names.length > 0 && (
          <div className="table-scroll">
            <table className="inner-table compare-table">
              <thead>
                <tr>
                  <th scope="col">{say(productPageTexts.field)}</th>
                  <th scope="col">{titleOf(version)}</th>
                  <th scope="col">{titleOf(against)}</th>
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">{say(fieldName(name))}</th>
                    <td>{shown(name, one?.[name])}</td>
                    <td>{shown(name, other?.[name])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {mayRestore && <p className="dim">{say(productPageTexts.restoreHow)}</p>}
        {restore.error && (
          <p className="error-text" role="alert">
            {problemMessage(restore.error, language)}
            {Object.entries(fieldErrors(restore.error)).map(([name, why]) => (
              <span key={name} className="block">
                {say(faultAt(fieldName(name), why))}
              </span>
            ))}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(listTexts.keep)}
          </Button>
          {mayRestore && (
            <Button busy={restore.isPending} onClick={() => restore.mutate()}>
              {say(productPageTexts.restore)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** All that a version says. */
function useWhole(id: number, version: number) {
  const { products } = useOffice()
  const { data } = useQuery({
    queryKey: ['product', id, 'version', version],
    queryFn: ({ signal }) => products.version({ id, version }, { signal }),
    staleTime: Infinity,
  })
  return withLabel(data?.whole)
}
