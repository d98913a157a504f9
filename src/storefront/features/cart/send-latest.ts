/**
 * Sends one value of a line at a time; of those that come meanwhile, only the newest is sent afterwards. Answers may not
 * overtake each other, and ten clicks on a stepper are two calls.
 *
 * The promise of the call that started the sending ends when everything of its line is sent, or fails with the first
 * failure, and what was waiting is dropped.
 */
export function sendLatest<Value>(send: (lineId: number, value: Value) => Promise<void>) {
  const waiting = new Map<number, Value>()
  const underWay = new Set<number>()

  return async (lineId: number, value: Value): Promise<void> => {
    waiting.set(lineId, value)
    if (underWay.has(lineId)) return
    underWay.add(lineId)
    try {
      for (let next = waiting.get(lineId); next !== undefined; next = waiting.get(lineId)) {
        waiting.delete(lineId)
        await send(lineId, next)
      }
    } finally {
      underWay.delete(lineId)
      waiting.delete(lineId)
    }
  }
}
