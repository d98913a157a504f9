import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { IngredientRow } from '#contract/office/api/goods/ingredients.ts'
import { inLanguage } from '#rules/locale.ts'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'

/** Every ingredient by its name; asked for only where they are meant. */
export function useIngredients(isAsked = true) {
  const { ingredients } = useOffice()
  return useQuery({
    queryKey: ['ingredients'],
    queryFn: ({ signal }) => ingredients.list({}, { signal }),
    staleTime: 60_000,
    enabled: isAsked,
  })
}

export function useUnknownIngredients() {
  const { ingredients } = useOffice()
  return useQuery({ queryKey: ['unknown ingredients'], queryFn: ({ signal }) => ingredients.unknown({}, { signal }), staleTime: 0 })
}

export function useIngredient(id: number) {
  const { ingredients } = useOffice()
  return useQuery({ queryKey: ['ingredient', id], queryFn: ({ signal }) => ingredients.find({ id }, { signal }), staleTime: 0, gcTime: 0 })
}

/** Ingredients by which products can be filtered, in the language of the office. */
export function useIngredientChoices(isAsked: boolean): { value: string; label: string }[] {
  const language = useLanguage()
  const { data } = useIngredients(isAsked)
  return data?.ingredients.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) })) ?? []
}

/** Those on whose names the words stand. */
export function ingredientsNamed(rows: readonly IngredientRow[], words: string): IngredientRow[] {
  const looked = words.trim().toLowerCase()
  return rows.filter(({ name, slug, aliases }) => [name.zh, name.en, slug, ...aliases].some((each) => each.toLowerCase().includes(looked)))
}

export function useIngredientsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['ingredient'] })
    void queries.invalidateQueries({ queryKey: ['unknown ingredients'] })
    await queries.invalidateQueries({ queryKey: ['ingredients'] })
  }
}
