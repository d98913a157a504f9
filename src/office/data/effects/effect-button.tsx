import type { ComponentProps } from 'react'
import type { Text } from '#rules/locale.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialog } from '../address/use-dialog.ts'
import { lazyLayer } from '../layers/lazy-layer.tsx'

const EffectDialog = lazyLayer(() => import('./effect-dialog.tsx').then((file) => file.EffectDialog))

type EffectButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  /** As its dialog stands in the address: `retry-12`. */
  name: string
  label: Text
  follows: readonly Text[]
  mayReturn?: boolean
  act: () => Promise<unknown>
}

/** A button that shows what follows before it is done (NAV-17). */
export function EffectButton({ name, label, follows, mayReturn = false, act, ...button }: EffectButtonProps) {
  const say = useWords()
  const [isAsked, ask] = useDialog(name)
  return (
    <>
      <Button {...button} onClick={() => ask(true)}>
        {say(label)}
      </Button>
      {isAsked && !button.disabled && (
        <EffectDialog title={label} follows={follows} mayReturn={mayReturn} act={act} onClose={() => ask(false)} />
      )}
    </>
  )
}
