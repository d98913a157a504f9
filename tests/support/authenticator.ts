import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { GivenPasskey, MadePasskey, PasskeyOptions } from '#contract/office/api/signing-in/passkeys.ts'

/** An authenticator as phones and computers have one, with one passkey of its own (WebAuthn, level 2). */
export type Authenticator = {
  /** Makes the passkey, as a browser asks for it at the origin. */
  make: (options: PasskeyOptions, wishes?: Wishes) => MadePasskey
  /** Answers a challenge with it. */
  give: (options: PasskeyOptions, wishes?: Wishes) => GivenPasskey
}

/** `counter`: what it says, in place of one more than before. `present`: with somebody there who only touched it. */
type Wishes = { origin?: string; rpID?: string; counter?: number; isVerified?: boolean }

const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40]

export function newAuthenticator(home: { origin: string; rpID: string }): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let used = 0

  const saying = (rpID: string, { counter, isVerified = true }: Wishes, more: Buffer = Buffer.alloc(0)) => {
    used = counter ?? used + 1
    const flags = userPresent | (isVerified ? userVerified : 0) | (more.length > 0 ? hasCredential : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(used)
    return Buffer.concat([sha256(rpID), Buffer.of(flags), count, more])
  }

  return {
    make({ challenge }, wishes = {}) {
      const { origin, rpID } = { ...home, ...wishes }
      const authData = saying(rpID, wishes, attestedCredential(credentialId, publicKey))
      const clientDataJSON = inBase64(JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }))
      const response = { clientDataJSON, attestationObject: inBase64(attestationOf(authData)), transports: ['internal'] }
      return { name: '我的手機', response: { id, rawId: id, type: 'public-key', response } }
    },
    give({ challenge }, wishes = {}) {
      const { origin, rpID } = { ...home, ...wishes }
      const authenticatorData = saying(rpID, wishes)
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }))
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      const response = { clientDataJSON: inBase64(client), authenticatorData: inBase64(authenticatorData), signature: inBase64(signature) }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}

/** The id of a passkey and its public key in COSE, behind the id of the authenticator's kind, which it does not tell. */
function attestedCredential(credentialId: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const ec = { type: [1, 2], es256: [3, -7], p256: [-1, 1] } as const
  const cose = new Map<number, number | Uint8Array>([ec.type, ec.es256, ec.p256, [-2, bytes(x)], [-3, bytes(y)]])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(credentialId.length)
  return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)])
}

function attestationOf(authData: Buffer): Uint8Array {
  const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', Uint8Array.from(authData)],
  ])
  return isoCBOR.encode(attestation)
}

const sha256 = (words: string | Buffer) => createHash('sha256').update(words).digest()
const bytes = (word: string) => Uint8Array.from(Buffer.from(word, 'base64url'))
const inBase64 = (words: string | Uint8Array) => Buffer.from(words).toString('base64url')
