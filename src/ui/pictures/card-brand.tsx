import { classNames } from '../class-names.ts'

const names = { visa: 'VISA', mastercard: 'Mastercard', jcb: 'JCB' } as const

/** The sign of a card network. */
export function CardBrand({ brand, faded = false }: { brand: keyof typeof names; faded?: boolean }) {
  return (
    <span className={classNames('card-brand', faded && 'faded')} lang="en">
      {brand === 'mastercard' && (
        <svg viewBox="0 0 32 20" aria-hidden="true">
          <circle cx="11" cy="10" r="9" fill="#d8402f" />
          <circle cx="21" cy="10" r="9" fill="#e9a63a" fillOpacity=".85" />
        </svg>
      )}
      {names[brand]}
    </span>
  )
}
