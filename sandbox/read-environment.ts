import { usualShopAddresses, type SandboxOptions, type SandboxPorts } from './start-sandbox.ts'

const usualPorts: SandboxPorts = {
  tappay: 3101,
  line: 3102,
  facebook: 3103,
  einvoice: 3104,
  logistics: 3105,
  bank: 3106,
  mailbox: 3107,
  smtp: 3125,
}

/** What sandbox/README.md says about the environment. Throws one sentence when a port is no port. */
export function readEnvironment(variables: Record<string, string | undefined>): SandboxOptions {
  const port = (name: keyof SandboxPorts) => readPort(`SANDBOX_${name.toUpperCase()}_PORT`, { variables, usual: usualPorts[name] })
  const host = variables['SANDBOX_HOST'] || '127.0.0.1'
  return {
    host,
    publicHost: variables['SANDBOX_PUBLIC_HOST'] || (host === '0.0.0.0' ? '127.0.0.1' : host),
    ports: {
      tappay: port('tappay'),
      line: port('line'),
      facebook: port('facebook'),
      einvoice: port('einvoice'),
      logistics: port('logistics'),
      bank: port('bank'),
      mailbox: port('mailbox'),
      smtp: port('smtp'),
    },
    dataDir: variables['SANDBOX_DATA_DIRECTORY'] || undefined,
    shopAddresses: readAddresses(variables['SHOP_ADDRESS']),
  }
}

function readPort(name: string, { variables, usual }: { variables: Record<string, string | undefined>; usual: number }): number {
  const given = variables[name]
  if (!given) return usual
  const port = Number(given)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is "${given}", which is no port`)
  return port
}

/** Several addresses stand with commas between them. 127.0.0.1 and localhost are the same shop by two names. */
function readAddresses(given: string | undefined): string[] {
  const addresses = given ? given.split(',').map((address) => address.trim().replace(/\/$/, '')) : [...usualShopAddresses]
  const twins = addresses.flatMap((address) => [
    address.replace('//127.0.0.1:', '//localhost:'),
    address.replace('//localhost:', '//127.0.0.1:'),
  ])
  return [...new Set([...addresses, ...twins])]
}
