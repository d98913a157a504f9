import { createDirectoryOriginals } from '#adapters/directory/directory-originals.ts'
import { readPicturesConfig } from '#main/config.ts'
import { mediaDirectory, openOriginals } from '#main/open-media.ts'
import { OriginalsAway } from '#ports/originals.ts'
import { moveOriginals, type Moved } from '#server/platform/pictures/move-originals.ts'

// npm run pictures -- move s3://bucket/prefix: copies the originals of DATA_DIRECTORY to a bucket, also while the shop is open.

const [command, target = ''] = process.argv.slice(2)
if (command !== 'move' || target === '') complain('Where to? For example: npm run pictures -- move s3://shop-pictures/meihao')
else await move(target)

async function move(address: string): Promise<void> {
  let whole = 0
  try {
    const config = readPicturesConfig({ ...process.env, PICTURES: address })
    const from = createDirectoryOriginals(mediaDirectory(config))
    const moved = await moveOriginals({
      from,
      to: openOriginals(config),
      done: () => {
        whole += 1
        if (whole % 1000 === 0) console.log(`${whole} are there …`)
      },
    })
    tell(moved, address)
  } catch (error) {
    if (error instanceof OriginalsAway)
      complain(`${address} does not answer: ${reasonOf(error)}. ${whole} are there and compared; run this again to go on.`)
    else complain(error instanceof Error ? error.message : String(error))
  }
}

function tell({ copied, bytes, there, different, gone }: Moved, address: string): void {
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  console.log(
    `${copied} originals copied to ${address} (${megabytes} MB), ${there} were there already. All of them have the same SHA-256 on both sides.`,
  )
  if (gone.length > 0) console.log(`${gone.length} went away meanwhile, as the shop takes away what nobody needs.`)
  if (different.length === 0) return
  complain(`${different.length} lie there with other bytes and were left as they are:\n${different.join('\n')}`)
}

function reasonOf({ cause }: OriginalsAway): string {
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
