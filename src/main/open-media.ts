import { resolve } from 'node:path'
import { createBucketOriginals } from '#adapters/bucket/bucket-originals.ts'
import { createDirectoryOriginals } from '#adapters/directory/directory-originals.ts'
import type { Originals } from '#ports/originals.ts'
import { openMedia, type Media } from '#server/platform/pictures/media.ts'
import type { PicturesConfig } from './config.ts'

/** The files of the shop, where the configuration says that they are kept. */
export function openMediaOf(config: PicturesConfig, now: () => Date): Media {
  const directory = mediaDirectory(config)
  return openMedia({ originals: openOriginals(config), directory, mostCacheBytes: config.PICTURE_CACHE_MB * 1024 * 1024, now })
}

export function openOriginals(config: PicturesConfig): Originals {
  if (!config.PICTURES) return createDirectoryOriginals(mediaDirectory(config))
  const { PICTURES_ACCESS_KEY: id, PICTURES_SECRET_KEY: secret } = config
  return createBucketOriginals({
    ...config.PICTURES,
    endpoint: config.PICTURES_ENDPOINT,
    region: config.PICTURES_REGION,
    pathStyle: config.PICTURES_PATH_STYLE,
    keys: id === '' ? undefined : { id, secret },
  })
}

export function mediaDirectory(config: Pick<PicturesConfig, 'DATA_DIRECTORY'>): string {
  return resolve(config.DATA_DIRECTORY, 'media')
}
