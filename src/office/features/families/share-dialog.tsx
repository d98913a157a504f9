import { useState, type SubmitEvent } from 'react'
import type { FamilyGoods } from '#contract/office/api/goods/families.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import { inLanguage } from '#rules/locale.ts'
import { followsAt, sharedFieldTexts, shareOf, sharingTexts } from '#texts/office/goods/families/sharing.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useSharing } from '../../data/families/use-sharing.ts'
import { Effects } from '../../ui/effects.tsx'

type ShareProps = { family: number; field: SharedField; goods: readonly FamilyGoods[]; onClose: () => void }

/** Which member's words all shall share; what follows is said before. */
export function ShareDialog({ family, field, goods, onClose }: ShareProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [from, setFrom] = useState(goods[0]?.id ?? 0)
  const { share, isSaving } = useSharing(family)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // The dialog stands within the form of the family, which is not what is saved.
    event.stopPropagation()
    if (await share(field, from)) onClose()
  }
  const follows = field === 'name' ? sharingTexts.ofName : followsAt(goods.length)
  return (
    <Dialog open onClose={onClose} title={say(shareOf(sharedFieldTexts[field]))}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        {field !== 'name' && (
          <SelectField
            label={say(sharingTexts.from)}
            value={String(from)}
            choices={goods.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
            onChange={({ target }) => setFrom(Number(target.value))}
          />
        )}
        <Effects follows={[follows, sharingTexts.versions]} mayReturn />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(sharingTexts.cancel)}
          </Button>
          <Button type="submit" busy={isSaving}>
            {say(sharingTexts.share)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
