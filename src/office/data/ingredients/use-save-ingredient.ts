import type { IngredientSaid } from '#contract/office/api/goods/ingredients.ts'
import type { Text } from '#rules/locale.ts'
import { ingredientsTexts } from '#texts/office/goods/ingredients.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { useTellChange } from '../saving/tell-change.tsx'
import { useAttempt } from '../saving/use-attempt.ts'
import { useIngredientsChanged } from './use-ingredients.ts'

type Change = { id: number; version: number; before: IngredientSaid; said: IngredientSaid; message: Text }

/** Adds, changes and removes ingredients; each answers null when it was refused. */
export function useSaveIngredient() {
  const { ingredients } = useOffice()
  const tell = useTellIngredients()
  const { attempt, ...shown } = useAttempt<IngredientSaid>()
  return {
    ...shown,
    make: (said: IngredientSaid) =>
      attempt(async () => {
        const { id, version } = await ingredients.make({ ingredient: said })
        await tell(ingredientsTexts.made, () => ingredients.remove({ id, version }))
        return id
      }),
    change: ({ id, version, before, said, message }: Change) =>
      attempt(async () => {
        const saved = await ingredients.change({ id, version, ingredient: said })
        await tell(message, () => ingredients.change({ id, version: saved.version, ingredient: before }))
        return id
      }),
    remove: ({ id, version }: { id: number; version: number }) =>
      attempt(async () => {
        const { removed } = await ingredients.remove({ id, version })
        await tell(ingredientsTexts.removed, () => ingredients.make({ ingredient: removed }))
        return id
      }),
  }
}

/** Joins names of what was two; each answers null when it was refused. */
export function useJoinIngredients() {
  const { ingredients } = useOffice()
  const tell = useTellIngredients()
  const { attempt, ...shown } = useAttempt<IngredientSaid>()
  return {
    ...shown,
    merge: ({ id, version, into }: { id: number; version: number; into: number }) =>
      attempt(async () => {
        await ingredients.merge({ id, version, into })
        await tell(ingredientsTexts.merged)
        return into
      }),
    /** A name that nobody knew is another name of this one from now on. */
    addAlias: ({ id, name }: { id: number; name: string }) =>
      attempt(async () => {
        const { version, said } = await ingredients.find({ id })
        const saved = await ingredients.change({ id, version, ingredient: { ...said, aliases: [...said.aliases, name] } })
        await tell(ingredientsTexts.aliasSaved, () => ingredients.change({ id, version: saved.version, ingredient: said }))
        return id
      }),
  }
}

/** Tells what was saved, and has every list of ingredients read anew. */
function useTellIngredients() {
  const say = useWords()
  const [changed, tellChange] = [useIngredientsChanged(), useTellChange()]
  return async (message: Text, undo?: () => Promise<unknown>) => {
    tellChange({ message: say(message), ...(undo && { undo: () => undo().finally(changed) }) })
    await changed()
  }
}
