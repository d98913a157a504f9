import { rootCertificates } from 'node:tls'
import type { PictureSource } from '#ports/picture-source.ts'
import { mostFileBytes } from '#rules/catalog/pictures/picture-file.ts'
import { isAllowedAddress, type OwnNetworks } from '../allowed-address.ts'
import { AddressRefused, openStrangers, takeFromStranger, TooLong } from '../ask-outside.ts'

export type PicturesPlan = {
  /** Networks of the shop's own house in which pictures may lie. */
  networks?: OwnNetworks
  /** Certificates of authorities beside the public ones, in PEM. */
  authorities?: string
  patienceMs?: number
}

/** 20 MB over a slow line. */
const usualPatienceMs = 60_000
const mostRedirects = 5

/** Pictures at addresses that a file names (IMP-14): https alone, never a private address, also where one leads on to another. */
export function createPictureSource({ networks = [], authorities = '', patienceMs = usualPatienceMs }: PicturesPlan): PictureSource {
  const isAllowed = (address: string) => isAllowedAddress(address, networks)
  const trusted = authorities === '' ? {} : { authorities: [...rootCertificates, authorities] }
  const dispatcher = openStrangers({ isAllowed, mostBytes: mostFileBytes, ...trusted })
  return {
    async save(address, target) {
      const signal = AbortSignal.timeout(patienceMs)
      let url = URL.parse(address)
      for (let steps = 0; steps <= mostRedirects; steps += 1) {
        if (url?.protocol !== 'https:') return { fault: 'redirects' }
        const taken = await takeFromStranger({ url, target, dispatcher, signal, mostBytes: mostFileBytes }, isAllowed).catch(faultOf)
        if ('fault' in taken) return taken
        if (taken.status === 200) return { bytes: taken.bytes }
        if (taken.location === null) return { fault: faultOfStatus(taken.status) }
        url = URL.parse(taken.location, url)
      }
      return { fault: 'redirects' }
    },
  }
}

function faultOf(error: unknown) {
  if (error instanceof AddressRefused) return { fault: 'private' as const }
  const isTooLong = error instanceof TooLong || (error as { code?: string }).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
  return { fault: isTooLong ? ('bytes' as const) : ('unreachable' as const) }
}

function faultOfStatus(status: number) {
  if (status === 401 || status === 403) return 'denied'
  return status === 404 || status === 410 ? 'missing' : 'unreachable'
}
