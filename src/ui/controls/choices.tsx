import './choices.css'
import type { ComponentProps, ReactNode } from 'react'
import { Blossom } from '../pictures/blossom.tsx'
import { Icon } from '../pictures/icon.tsx'

type ChoiceInput = Omit<ComponentProps<'input'>, 'type'>

export function Checkbox({ children, ...input }: ChoiceInput & { children: ReactNode }) {
  return (
    <label className="check">
      <input type="checkbox" className="choice-input" {...input} />
      <span className="box" aria-hidden="true">
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </label>
  )
}

/** Saves at once when it is turned. */
export function Switch({ label, ...input }: ChoiceInput & { label: string }) {
  return (
    <span className="switch">
      <input type="checkbox" role="switch" className="choice-input" aria-label={label} {...input} />
      <span className="switch-track" aria-hidden="true" />
    </span>
  )
}

type OptionCardProps = Omit<ChoiceInput, 'title'> & {
  title: ReactNode
  /** More about it, or why it cannot be chosen. */
  note?: ReactNode
  /** On the right: usually a price. */
  aside?: ReactNode
}

/** One of several: a radio button that explains itself. Give those that exclude each other the same `name`. */
export function OptionCard({ title, note, aside, ...input }: OptionCardProps) {
  return (
    <label className="option-card">
      <input type="radio" className="choice-input" {...input} />
      <span className="radio" aria-hidden="true">
        {input.disabled ? <Icon name="lock" size="small" /> : <Blossom />}
      </span>
      <span className="title">{title}</span>
      {note && <span className="note">{note}</span>}
      {aside}
    </label>
  )
}

type SegmentsProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  segments: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few, side by side. */
export function Segments<Value extends string>({ legend, name, value, segments, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="segments bare-scroll">
      <legend className="hidden-text">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            className="choice-input"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
