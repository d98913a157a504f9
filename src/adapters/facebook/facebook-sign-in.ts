import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { openProvider, type Provider } from '../open-provider.ts'
import type { SignInAnswer, SignInProvider, SignInRequest } from '#ports/sign-in-provider.ts'
import { askForText } from '../ask-outside.ts'

export type FacebookSettings = { dialogAddress: string; graphAddress: string; appId: string; appSecret: string }

/** The version of the Graph API the shop speaks; usable until at least 2028. */
export const graphVersion = 'v26.0'

/** Somebody waits to be signed in. */
const patienceMs = 10_000

/**
 * Facebook Login, manual flow: state, code exchange, and every Graph call proven with appsecret_proof. Who confirms who
 * they are is asked for the password again; Facebook does not say afterwards that it was so.
 * Source: https://developers.facebook.com/documentation/facebook-login/guides/advanced/manual-flow
 */
export function createFacebookSignIn(settings: FacebookSettings): SignInProvider {
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 50, failures: 10, restMs: 5000 })
  return {
    async startSignIn({ state, redirectAddress, locale, provenSeconds }) {
      const url = new URL(`${settings.dialogAddress}/${graphVersion}/dialog/oauth`)
      const query = {
        client_id: settings.appId,
        redirect_uri: redirectAddress,
        state,
        response_type: 'code',
        scope: 'public_profile,email',
        locale,
      }
      url.search = new URLSearchParams(provenSeconds === null ? query : { ...query, auth_type: 'reauthenticate' }).toString()
      return url
    },
    async finishSignIn(request, cameBackTo) {
      const query = cameBackTo.searchParams
      if (query.get('state') !== request.state) return { answer: 'failed', reason: 'state does not match' }
      if (query.get('error') === 'access_denied') return { answer: 'refused' }
      const code = query.get('code')
      if (!code) return { answer: 'failed', reason: 'no code' }
      return findPerson({ ...settings, provider }, { request, code })
    },
  }
}

const tokenAnswer = z.object({ access_token: z.string().min(1) })
const profileAnswer = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  email: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string(), is_silhouette: z.boolean().optional() }) }).optional(),
})

type Facebook = FacebookSettings & { provider: Provider }

async function findPerson(settings: Facebook, visit: { request: SignInRequest; code: string }): Promise<SignInAnswer> {
  try {
    const { access_token: token } = tokenAnswer.parse(
      await askGraph(settings, 'oauth/access_token', {
        client_id: settings.appId,
        client_secret: settings.appSecret,
        redirect_uri: visit.request.redirectAddress,
        code: visit.code,
      }),
    )
    const profile = profileAnswer.parse(
      await askGraph(settings, 'me', {
        fields: 'id,name,email,picture',
        access_token: token,
        appsecret_proof: createHmac('sha256', settings.appSecret).update(token).digest('hex'),
      }),
    )
    const image = profile.picture && !profile.picture.data.is_silhouette ? profile.picture.data.url : null
    return { answer: 'person', person: { providerId: profile.id, name: profile.name, email: profile.email ?? null, image } }
  } catch (error) {
    return { answer: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function askGraph(settings: Facebook, path: string, query: Record<string, string>): Promise<unknown> {
  const url = new URL(`${settings.graphAddress}/${graphVersion}/${path}`)
  url.search = new URLSearchParams(query).toString()
  return JSON.parse(await askForText(settings.provider, url.href))
}
