import { useState, type SubmitEvent } from 'react'
import { inLanguage } from '#rules/locale.ts'
import { ingredientsTexts, mergeIngredient } from '#texts/office/goods/ingredients.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useIngredient } from '../../data/ingredients/use-ingredients.ts'
import { useJoinIngredients } from '../../data/ingredients/use-save-ingredient.ts'
import { Effects } from '../../ui/effects.tsx'
import { IngredientPicker } from './ingredient-picker.tsx'

/** Makes one of two ingredients; what follows is said before. */
export function MergeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { data, refetch } = useIngredient(id)
  const [into, setInto] = useState<number | null>(null)
  const [missing, setMissing] = useState(false)
  const saving = useJoinIngredients()
  if (!data) return null
  const { name_zh: zh, name_inci: inci } = data.said
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (into === null) return setMissing(true)
    // Whoever has changed it meanwhile is merged as it stands now.
    const version = (await refetch()).data?.version ?? data.version
    if ((await saving.merge({ id, version, into })) !== null) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(mergeIngredient(inLanguage({ zh: zh || inci, en: inci }, language)))}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        <IngredientPicker
          legend={say(ingredientsTexts.mergeInto)}
          chosen={into}
          except={id}
          error={missing && into === null ? say(ingredientsTexts.chooseOne) : undefined}
          onChoose={setInto}
        />
        <Effects follows={[ingredientsTexts.mergeFollows, ingredientsTexts.mergeAddress]} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(ingredientsTexts.cancel)}
          </Button>
          <Button type="submit" busy={saving.isSaving}>
            {say(ingredientsTexts.merge)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
