import { classNames } from '../class-names.ts'
import { NetworkMark, type Network } from './network-mark.tsx'

const names: Readonly<Record<Network, string>> = { visa: 'VISA', mastercard: 'Mastercard', jcb: 'JCB' }

/** The sign of a card network; who does not see it hears its name. */
export function CardBrand({ brand, faded = false }: { brand: Network; faded?: boolean }) {
  return (
    <span className={classNames('card-brand', faded && 'faded')} lang="en">
      <NetworkMark network={brand} />
      <span className="hidden-text">{names[brand]}</span>
    </span>
  )
}
