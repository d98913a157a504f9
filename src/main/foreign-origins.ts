import type { ForeignOrigins } from '#server/platform/pages/page-security.ts'
import type { Config } from './config.ts'

/** Origins outside the shop that its pages may talk to, from where the providers are configured to be. */
export function foreignOrigins(config: Config): ForeignOrigins {
  const originOf = (address: string) => new URL(address).origin
  return {
    trackers: trackerOrigins(config),
    cardCompany: [
      ...new Set([config.TAPPAY_SDK, config.TAPPAY_ADDRESS, config.GOOGLE_PAY_SCRIPT].filter((address) => address !== '').map(originOf)),
    ],
    ...(config.PUBLIC_FILES_ADDRESS !== '' && { files: config.PUBLIC_FILES_ADDRESS }),
    signIn: [originOf(config.LINE_AUTHORIZE_ADDRESS), originOf(config.FACEBOOK_DIALOG_ADDRESS)],
  }
}

/** Where the trackers' scripts come from and report to, of those that the shop works with. */
function trackerOrigins(config: Config): string[] {
  const google = [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ]
  return [
    ...(config.TRACKER_TAG_MANAGER || config.TRACKER_ADS ? google : []),
    ...(config.TRACKER_PIXEL ? ['https://connect.facebook.net', 'https://www.facebook.com'] : []),
    ...(config.TRACKER_MESSAGING ? ['https://d.line-scdn.net', 'https://tr.line.me'] : []),
    ...(config.TRACKER_CHAT ? [new URL(config.TRACKER_CHAT).origin] : []),
  ]
}
