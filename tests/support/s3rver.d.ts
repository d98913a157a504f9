declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  /** What tests use of it: a server that speaks S3 and keeps its buckets in a directory. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[]; allowMismatchedSignatures: boolean })
    configureBuckets(): Promise<void>
    callback(): RequestListener
  }
}
