import { ill, well, type Finding } from './finding.ts'
import type { House } from './open-house.ts'

/** Whether the shop answers where everybody looks for it. */
export async function examineShop({ config, patienceMs }: House): Promise<Finding[]> {
  const { status } = await fetch(`${config.PUBLIC_ADDRESS}/health/ready`, { signal: AbortSignal.timeout(patienceMs) })
  return [
    status === 200
      ? well('shop', `is ready at ${config.PUBLIC_ADDRESS}`)
      : ill(
          'shop',
          `answers ${status} at ${config.PUBLIC_ADDRESS}`,
          'Look at its log; 503 is a database that is away or a copy that leaves.',
        ),
  ]
}
