import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ill, well, type Finding } from './finding.ts'
import type { House } from './open-house.ts'

/** Writes a few bytes to where the files lie, reads them back, and takes them away. */
export async function examineFiles({ originals, config }: House): Promise<Finding[]> {
  const place = config.PICTURES ? `s3://${config.PICTURES.bucket}/${config.PICTURES.prefix}` : 'DATA_DIRECTORY/media'
  const home = await mkdtemp(join(tmpdir(), 'meihao-doctor-'))
  const name = `uploads/arriving/doctor-${randomBytes(8).toString('hex')}`
  const bytes = randomBytes(64)
  try {
    await originals.keep(name, bytes)
    const target = join(home, 'back')
    const isSame = (await originals.bring(name, target)) && bytes.equals(await readFile(target))
    await originals.remove([name])
    return [
      isSame
        ? well('files', `in ${place} are written, read and taken away`)
        : ill(
            'files',
            `what is written to ${place} does not come back`,
            'Ask whoever runs the bucket: what is written has to be read at once.',
          ),
    ]
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
