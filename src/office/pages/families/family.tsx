import { useParams, useSearch } from '@tanstack/react-router'
import type { OfficeFamily } from '#contract/office/api/goods/families.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { emptyForm, formOf, withDraft, type FamilyForm } from '../../data/families/family-form.ts'
import { useFamilyForm } from '../../data/families/use-family-form.ts'
import { useFamily, useFamilyDraft } from '../../data/families/use-families.ts'
import type { NewFamilySearch } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { FamilyEditor } from './family-editor.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'

/** One family: its names, its choices, and the products with their values. */
export function FamilyPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { data, error, isPending, refetch } = useFamily(Number(id))
  if (isPending) return <Opening />
  if (data) return <Standing key={data.id} family={data} />
  if (isProblem(error, 'family_not_found')) return <NotFoundPage />
  return <LoadProblem error={error} onAgain={() => void refetch()} />
}

/** A family that is not there yet, with the products of the address. */
export function NewFamilyPage() {
  const { products }: NewFamilySearch = useSearch({ strict: false })
  const ids = products === undefined ? [] : products.split(',').map(Number)
  const { data, error, isLoading, refetch } = useFamilyDraft(ids)
  if (isLoading) return <Opening />
  if (error) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return <Begun key={products} begins={data ? withDraft(emptyForm, data) : emptyForm} />
}

function Standing({ family }: { family: OfficeFamily }) {
  const may = useMay()
  const editing = useFamilyForm(family, formOf(family))
  return <FamilyEditor editing={editing} family={family.id} mayWrite={may('products.texts')} />
}

function Begun({ begins }: { begins: FamilyForm }) {
  const may = useMay()
  const editing = useFamilyForm(null, begins)
  return <FamilyEditor editing={editing} family={null} mayWrite={may('products.texts')} />
}
