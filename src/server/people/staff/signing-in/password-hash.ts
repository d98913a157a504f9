import { argon2, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { ok, refuse, type Result } from '#rules/result.ts'

/** `memory` in KiB; `passes` over it; `lanes` side by side. Some 230 ms a hash (D-101). */
type Cost = { memory: number; passes: number; lanes: number }

const present: Cost = { memory: 64 * 1024, passes: 3, lanes: 1 }
const saltBytes = 16
const tagBytes = 32

/** One hash holds 64 MiB while it is computed: four at once in a process, and nobody waits longer than this for a turn (ACC-14). */
const atOnce = 4
const longestWaitMs = 5000

const turns = pLimit(atOnce)
const compute = promisify(argon2)

export type BusyRefusal = { code: 'too_many_tries' }

/** The password as it is kept: a PHC string with its salt and its parameters. Refused when too many are hashed already. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<Result<string, BusyRefusal>> {
  if (salt.length !== saltBytes) throw new Error(`A salt has ${saltBytes} bytes`)
  const tag = await tagOf(password, { salt, ...present })
  return tag ? ok(written({ salt, tag, ...present })) : refuse({ code: 'too_many_tries' })
}

/** Whether it is the password, and whether its hash should be made anew because it was made more cheaply than is done now. */
export async function comparePassword(password: string, kept: string): Promise<Result<{ same: boolean; stale: boolean }, BusyRefusal>> {
  const { tag: expected, salt, ...cost } = read(kept)
  const tag = await tagOf(password, { salt, ...cost })
  if (!tag) return refuse({ code: 'too_many_tries' })
  const stale = cost.memory !== present.memory || cost.passes !== present.passes || cost.lanes !== present.lanes
  return ok({ same: tag.length === expected.length && timingSafeEqual(tag, expected), stale })
}

/** Null when no turn came in time: nothing is computed for who has been told so. */
function tagOf(password: string, { salt, memory, passes, lanes }: Cost & { salt: Uint8Array }): Promise<Buffer | null> {
  const parameters: Argon2Parameters = { message: password, nonce: salt, parallelism: lanes, tagLength: tagBytes, memory, passes }
  return new Promise((resolve, reject) => {
    let waits = true
    const patience = setTimeout(() => {
      waits = false
      resolve(null)
    }, longestWaitMs)
    void turns(async () => {
      if (!waits) return
      clearTimeout(patience)
      await compute('argon2id', parameters).then(resolve, reject)
    })
  })
}

function written({ salt, tag, memory, passes, lanes }: Cost & { salt: Uint8Array; tag: Uint8Array }): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${inBase64(salt)}$${inBase64(tag)}`
}

const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function read(kept: string): Cost & { salt: Buffer; tag: Buffer } {
  const [, memory, passes, lanes, salt = '', tag = ''] = form.exec(kept) ?? []
  if (memory === undefined) throw new Error('A password is kept in a form that nobody knows')
  return {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
