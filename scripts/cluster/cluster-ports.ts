export const databaseNames = ['pg1', 'pg2', 'pg3'] as const
export type DatabaseName = (typeof databaseNames)[number]

/** Every port of a cluster, on 127.0.0.1. */
export type ClusterPorts = {
  /** Where visitors come in, and where HAProxy leads to the primary. */
  shop: number
  primary: number
  pooler: number
  etcd: number
  etcdPeer: number
  copies: readonly number[]
  databases: Readonly<Record<DatabaseName, { server: number; patroni: number }>>
  sandbox: Readonly<Record<string, number>>
}

const sandboxNames = ['tappay', 'line', 'facebook', 'einvoice', 'logistics', 'bank', 'mailbox', 'smtp'] as const

/** How many ports a cluster takes. */
export const portsNeeded = 14 + sandboxNames.length

/** Ports in their order: `ports` has as many as are needed. */
export function clusterPorts(ports: readonly number[]): ClusterPorts {
  const left = [...ports]
  const next = () => left.shift() ?? 0
  const [shop, primary, pooler, etcd, etcdPeer] = [next(), next(), next(), next(), next()]
  return {
    shop,
    primary,
    pooler,
    etcd,
    etcdPeer,
    copies: [next(), next(), next()],
    databases: {
      pg1: { server: next(), patroni: next() },
      pg2: { server: next(), patroni: next() },
      pg3: { server: next(), patroni: next() },
    },
    sandbox: Object.fromEntries(sandboxNames.map((name) => [name, next()])),
  }
}
