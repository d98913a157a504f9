import type { ClusterSpec, ScheduledBackupSpec } from '@cdk8s-kit/crds/pg'

// What CloudNativePG and its Barman plugin take, as far as deploy/kubernetes uses it. Manifests say words of a list as they are, and write
// abbreviations in capitals, which what is made for constructs does not.

type Said<T> = T extends string | number | boolean | undefined
  ? T extends string
    ? `${T}`
    : T
  : T extends readonly (infer Each)[]
    ? readonly Said<Each>[]
    : { [Name in keyof T as InCapitals<Name>]: Said<T[Name]> }

type InCapitals<Name> = Name extends `${infer Before}AltDns${infer After}`
  ? `${Before}AltDNS${After}`
  : Name extends `isWal${infer After}`
    ? `isWAL${After}`
    : Name

type Of<Kind extends string, Group extends string, Spec> = {
  apiVersion: `${Group}/v1`
  kind: Kind
  metadata: { name: string }
  spec: Spec
}

type Key = { name: string; key: string }

export type Cluster = Of<'Cluster', 'postgresql.cnpg.io', Said<ClusterSpec>>
export type ScheduledBackup = Of<'ScheduledBackup', 'postgresql.cnpg.io', Said<ScheduledBackupSpec>>

/** https://cloudnative-pg.io/docs/current/cloudnative-pg.v1 */
export type Pooler = Of<
  'Pooler',
  'postgresql.cnpg.io',
  {
    cluster: { name: string }
    instances?: number
    type?: 'rw' | 'ro' | 'r'
    pgbouncer: { poolMode?: 'session' | 'transaction'; paused?: boolean; parameters?: Record<string, string> }
  }
>

/** https://cloudnative-pg.io/plugin-barman-cloud/docs */
export type ObjectStore = Of<
  'ObjectStore',
  'barmancloud.cnpg.io',
  {
    retentionPolicy?: `${number}${'d' | 'w' | 'm'}`
    configuration: {
      destinationPath: `s3://${string}`
      endpointURL?: `https://${string}`
      s3Credentials?: { accessKeyId?: Key; secretAccessKey?: Key; region?: Key }
      wal?: { compression?: 'bzip2' | 'gzip' | 'lz4' | 'snappy' | 'xz' | 'zstd'; maxParallel?: number }
      data?: { compression?: 'bzip2' | 'gzip' | 'snappy'; jobs?: number }
    }
  }
>

export type CustomKind = Cluster | Pooler | ScheduledBackup | ObjectStore
