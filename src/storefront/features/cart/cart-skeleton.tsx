import { Skeleton } from '#ui/waiting.tsx'
import { SideColumns } from '#ui/side-columns.tsx'
import { controlTexts } from '#texts/shared/controls.ts'
import { useWords } from '#ui/words/words.ts'

/** The cart while it is read: a group of three lines and the panel beside it. */
export function CartSkeleton() {
  const say = useWords()
  return (
    <div role="status">
      <span className="hidden-text">{say(controlTexts.loading)}</span>
      <SideColumns side={<Skeleton className="h-[150px] rounded-lg" />}>
        <Skeleton className="h-[560px] rounded-lg" />
      </SideColumns>
    </div>
  )
}
