import type { FieldName } from '../frame-pages.ts'
import { openFrame, pageLanguage, type Frame } from './open-frame.ts'

export type FieldOptions = { element: string | Element; placeholder?: string }
export type Styles = Record<string, Record<string, unknown>>
export type FieldStatus = 0 | 1 | 2 | 3
export type FieldUpdate = { field: FieldName; status: FieldStatus; cardType: string }

const titles: Record<FieldName, { zh: string; en: string }> = {
  number: { zh: '信用卡號碼', en: 'Card number' },
  expiry: { zh: '有效期限', en: 'Expiry date' },
  ccv: { zh: '安全碼', en: 'Security code' },
}

export type OpenField = {
  field: FieldName
  options: FieldOptions
  group: string
  setup: Record<string, unknown>
  onUpdate: (update: FieldUpdate) => void
}

/** One card field in its frame. Its container wears `tappay-field-focus` while somebody types in it. */
export function openField({ field, options, group, setup, onUpdate }: OpenField): Frame {
  const container = findContainer(options.element)
  const frame = openFrame({
    container,
    path: '/sdk/frame/field',
    query: { field, group },
    title: titles[field][pageLanguage()],
    onMessage(message) {
      if (message.tappay === 'focus') container.classList.add('tappay-field-focus')
      if (message.tappay === 'blur') container.classList.remove('tappay-field-focus')
      if (message.tappay === 'update') onUpdate({ field, status: message['status'] as FieldStatus, cardType: String(message['cardType']) })
    },
  })
  frame.post({ tappay: 'setup', placeholder: options.placeholder ?? '', ...setup })
  return frame
}

export function findContainer(element: string | Element): Element {
  const found = typeof element === 'string' ? document.querySelector(element) : element
  if (!found) throw new Error(`TPDirect: there is no element ${String(element)}`)
  return found
}
