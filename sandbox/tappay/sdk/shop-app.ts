/** Who the shop said it is, in setupSDK. */
export const shopApp = { appId: 0, appKey: '' }

export function setupSDK(appId: number | string, appKey: string, environment: string) {
  if (environment !== 'sandbox' && environment !== 'production')
    throw new Error('TPDirect.setupSDK: the environment is "sandbox" or "production"')
  shopApp.appId = Number(appId)
  shopApp.appKey = appKey
}
