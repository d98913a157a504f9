import { useQuery, useQueryClient } from '@tanstack/react-query'
import { inLanguage, type Language } from '#rules/locale.ts'
import { archivedBrand } from '#texts/office/goods/brands.ts'
import type { BrandRow } from '#contract/office/api/goods/brands.ts'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'

/** Every brand by its name, also those that are put away. */
export function useBrands() {
  const { brands } = useOffice()
  return useQuery({ queryKey: ['brands'], queryFn: ({ signal }) => brands.list({}, { signal }), staleTime: 60_000 })
}

export function useBrand(id: number) {
  const { brands } = useOffice()
  return useQuery({ queryKey: ['brand', id], queryFn: ({ signal }) => brands.find({ id }, { signal }), staleTime: 0, gcTime: 0 })
}

/** The name of each brand by its number, in the language of the office. */
export function useBrandName(): (id: number | string) => string | undefined {
  const language = useLanguage()
  const { data } = useBrands()
  return (id) => {
    const brand = data?.brands.find((each) => String(each.id) === String(id))
    return brand && nameOfBrand(brand, language)
  }
}

export function nameOfBrand({ name, archived }: BrandRow, language: Language): string {
  const said = inLanguage(name, language)
  return archived ? inLanguage(archivedBrand(said), language) : said
}

/** What can be chosen: those that are not put away, and what is chosen already. */
export function brandChoices(brands: readonly BrandRow[], { language, chosen }: { language: Language; chosen: string }) {
  return brands
    .filter(({ id, archived }) => !archived || chosen.split(',').includes(String(id)))
    .map((brand) => ({ value: String(brand.id), label: nameOfBrand(brand, language) }))
}

export function useBrandsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['brand'] })
    await queries.invalidateQueries({ queryKey: ['brands'] })
  }
}
