import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlTexts } from '#texts/shared/controls.ts'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words/words.ts'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with the value; stands in place of the hint. */
  error?: string | undefined
  optional?: boolean
  /** Over both columns of a form. */
  wide?: boolean
  /** Draws the control with the attributes that tie it to label, hint and error. */
  children: (tied: TiedControl) => ReactNode
}

export type TiedControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label above, hint below, error instead of the hint: the frame of every control that takes a value. */
export function Field({ label, hint, error, optional = false, wide = false, children }: FieldProps) {
  const say = useWords()
  const id = useId()
  const note = error ?? hint
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="optional">{say(controlTexts.optional)}</span>}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {note && (
        <div id={`${id}-note`} className={error ? 'error-text' : 'hint'}>
          {error && <Icon name="alert" />}
          <span>{note}</span>
        </div>
      )}
    </div>
  )
}

type Framed<Control> = Omit<FieldProps, 'children'> & Omit<Control, 'id'>

export function TextField({ label, hint, error, optional, wide, ...input }: Framed<ComponentProps<'input'>>) {
  return <Field {...frame({ label, hint, error, optional, wide })}>{(tied) => <input className="input" {...input} {...tied} />}</Field>
}

export type Choice = { value: string; label: string; disabled?: boolean }

export function SelectField({
  label,
  hint,
  error,
  optional,
  wide,
  choices,
  placeholder,
  ...select
}: Framed<ComponentProps<'select'>> & { choices: readonly Choice[]; placeholder?: string }) {
  return (
    <Field {...frame({ label, hint, error, optional, wide })}>
      {(tied) => (
        <select className="input" {...select} {...tied}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type Frame = { label: ReactNode; hint: ReactNode; error: string | undefined; optional: boolean | undefined; wide: boolean | undefined }

function frame({ label, hint, error, optional = false, wide = false }: Frame) {
  return { label, hint, error, optional, wide }
}
