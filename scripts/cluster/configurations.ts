import { join } from 'node:path'
import { databaseNames, type ClusterPorts, type DatabaseName } from './cluster-ports.ts'
import type { Programs } from './find-programs.ts'

/** Words that open the databases of this one machine; nobody else reaches them. */
export type Secrets = Readonly<Record<'superuser' | 'replication' | 'shop', string>>

export type Plan = { home: string; ports: ClusterPorts; programs: Programs; secrets: Secrets }

/**
 * What the servers hold: of a copy 10 connections for calls, 20 for jobs and one for its pulse go through the pooler, which hands out at most
 * `pooled` to the primary; past it four of each copy listen, at most 13 hold locks of jobs, and one looks how far each server has come. To the
 * standby that it reads from a copy holds 10 more. The rest is for replication and for whoever looks after it.
 */
const pooled = 40
const mostConnections = 120

/** One of the three servers and whoever watches it. Losing the primary takes `ttl` to be believed, unless Patroni itself sees it die. */
export function patroniConfiguration({ home, ports, programs, secrets }: Plan, name: DatabaseName): string {
  const { server, patroni } = ports.databases[name]
  return JSON.stringify({
    scope: 'meihao',
    name,
    restapi: { listen: `127.0.0.1:${patroni}`, connect_address: `127.0.0.1:${patroni}` },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        // A primary that died is not waited for: the one that has every acknowledged order takes over.
        primary_start_timeout: 0,
        master_start_timeout: 0,
        synchronous_mode: true,
        maximum_lag_on_failover: 1048576,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: mostConnections, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['local all all trust', 'host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: `127.0.0.1:${server}`,
      connect_address: `127.0.0.1:${server}`,
      data_dir: join(home, name, 'data'),
      bin_dir: programs.postgres,
      pgpass: join(home, name, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replication },
        rewind: { username: 'postgres', password: secrets.superuser },
      },
      parameters: { unix_socket_directories: join(home, name), shared_buffers: '128MB', password_encryption: 'scram-sha-256' },
    },
    tags: { nofailover: false, noloadbalance: false, clonefrom: false, nosync: false },
  })
}

/** Where no copy answers, whoever asks is told when to come back, as by the copies themselves. */
const comeBackLater = [502, 503, 504]
  .map(
    (status) =>
      `  http-error status ${status} content-type "text/plain; charset=utf-8" string "商店暫時無法回應，請稍後再試。 The shop cannot answer right now. Please try again in a moment." hdr retry-after 2`,
  )
  .join('\n')

/**
 * In front of the copies, and in front of the servers: only the one that Patroni calls primary is led to, and who talks to one that is not any
 * more is cut off. A server that refuses is not asked again for the same connection: the pooler hears it at once, and looks where the address
 * leads by then.
 */
export function haproxyConfiguration({ home, ports }: Plan): string {
  const copies = ports.copies.map((port, index) => `  server copy${index + 1} 127.0.0.1:${port}`)
  return `global
  maxconn 2000
  stats socket ${join(home, 'haproxy.sock')} mode 600
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
frontend shop
  mode http
  bind 127.0.0.1:${ports.shop}
  timeout client 60s
${comeBackLater}
  option forwardfor
  default_backend copies
backend copies
  mode http
  balance roundrobin
  timeout server 60s
  # A copy that has much to do is none that is gone.
  timeout check 4s
  option httpchk GET /health/serving
  http-check expect status 200
  option redispatch
  retries 2
  default-server check inter 1s fall 2 rise 1
${copies.join('\n')}
${listenForPrimary(ports)}`
}

function listenForPrimary(ports: ClusterPorts): string {
  const addressOf = ({ server, patroni }: ClusterPorts['databases'][DatabaseName]) => `127.0.0.1:${server} check port ${patroni}`
  const databases = databaseNames.map((name) => `  server ${name} ${addressOf(ports.databases[name])}`)
  return `listen primary
  bind 127.0.0.1:${ports.primary}
  option httpchk GET /primary
  http-check expect status 200
  # Whoever takes over has much to do: Patroni is given the time to say so.
  timeout check 2s
  # Whoever vanishes in front of it is noticed within 45 s, and what was locked on the server is free.
  option clitcpka
  clitcpka-idle 10s
  clitcpka-intvl 5s
  clitcpka-cnt 7
  retries 0
  default-server inter 500ms fastinter 250ms downinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join('\n')}
`
}

/**
 * The pooler gives up before the shop does: also where all of its connections are taken, so that whoever asks through it whether the server
 * lives is told in time. It looks for the primary three times a second while there is none. Whoever vanishes without closing a line is noticed
 * within 45 s.
 */
export function pgbouncerConfiguration({ home, ports }: Plan): string {
  return `[databases]
meihao = host=127.0.0.1 port=${ports.primary} dbname=meihao
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(home, 'pgbouncer', 'users.txt')}
pool_mode = transaction
max_client_conn = 400
default_pool_size = ${pooled}
max_db_connections = ${pooled}
server_connect_timeout = 1.5
server_login_retry = 0.3
query_wait_timeout = 0.7
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 7
tcp_user_timeout = 45000
ignore_startup_parameters = extra_float_digits
`
}

export function pgbouncerUsers({ secrets }: Plan): string {
  return `"meihao" "${secrets.shop}"\n`
}
