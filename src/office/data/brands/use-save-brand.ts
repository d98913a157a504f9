import type { BrandSaid } from '#contract/office/api/goods/brands.ts'
import type { Text } from '#rules/locale.ts'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { useTellChange } from '../saving/tell-change.tsx'
import { useAttempt } from '../saving/use-attempt.ts'
import { useBrandsChanged } from './use-brands.ts'

type Change = { id: number; version: number; before: BrandSaid; said: BrandSaid; message: Text }

/** Makes and changes brands; what is refused is shown at its field, or as a conflict. */
export function useSaveBrand() {
  const say = useWords()
  const { brands } = useOffice()
  const [changed, tellChange] = [useBrandsChanged(), useTellChange()]
  const { attempt, ...shown } = useAttempt<BrandSaid>()
  return {
    ...shown,
    /** Answers its number, or null when it was refused. */
    make: (said: BrandSaid) =>
      attempt(async () => {
        const { id, version } = await brands.make({ brand: said })
        const undo = () => brands.change({ id, version, brand: { ...said, archived: true } }).finally(changed)
        tellChange({ message: say(brandsTexts.made), undo })
        await changed()
        return id
      }),
    change: ({ id, version, before, said, message }: Change) =>
      attempt(async () => {
        const saved = await brands.change({ id, version, brand: said })
        const undo = () => brands.change({ id, version: saved.version, brand: before }).finally(changed)
        tellChange({ message: say(message), undo })
        await changed()
        return id
      }),
  }
}
