import { useId, type RefObject } from 'react'
import type { Text } from '#rules/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'

type HostedFieldProps = { label: Text; place: RefObject<HTMLDivElement | null>; wrong: Text | null; wide?: boolean }

/** A place for one of the company's frames, dressed like our inputs. */
export function HostedField({ label, place, wrong, wide = false }: HostedFieldProps) {
  const say = useWords()
  const id = useId()
  return (
    <div className={wide ? 'field wide' : 'field'} role="group" aria-labelledby={id} aria-describedby={wrong ? `${id}-note` : undefined}>
      <span className="label" id={id}>
        {say(label)}
      </span>
      <div className={classNames('input', 'hosted', wrong && 'wrong')} ref={place} />
      {wrong && (
        <div id={`${id}-note`} className="error-text">
          <Icon name="alert" />
          <span>{say(wrong)}</span>
        </div>
      )}
    </div>
  )
}
