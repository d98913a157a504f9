/** How goods are kept on their way. One order has one temperature. */
export const temperatures = ['normal', 'refrigeration', 'freezing'] as const
export type Temperature = (typeof temperatures)[number]

/** Low temperature means refrigeration or freezing. */
export function isLowTemperature(temperature: Temperature): boolean {
  return temperature !== 'normal'
}
