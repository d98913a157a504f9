import { useState, type SubmitEvent } from 'react'
import { aliasOfIngredient, ingredientsTexts } from '#texts/office/goods/ingredients.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useJoinIngredients } from '../../data/ingredients/use-save-ingredient.ts'
import { IngredientPicker } from './ingredient-picker.tsx'

/** A name on labels is said to be another name of an ingredient. */
export function AliasDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const say = useWords()
  const [of, setOf] = useState<number | null>(null)
  const [missing, setMissing] = useState(false)
  const { addAlias, faults, isSaving } = useJoinIngredients()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (of === null) return setMissing(true)
    if ((await addAlias({ id: of, name })) !== null) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(aliasOfIngredient(name))}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        <IngredientPicker
          legend={say(ingredientsTexts.aliasOf)}
          chosen={of}
          error={missing && of === null ? say(ingredientsTexts.chooseOne) : Object.values(faults)[0]}
          onChoose={setOf}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(ingredientsTexts.cancel)}
          </Button>
          <Button type="submit" busy={isSaving}>
            {say(ingredientsTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
