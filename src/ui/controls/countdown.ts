/** A time that runs out, and stands still while it is held. */
export type Countdown = { hold: () => void; resume: () => void; stop: () => void }

export function startCountdown({ ms, onEnd }: { ms: number; onEnd: () => void }): Countdown {
  let left = ms
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }
  const resume = () => {
    if (timer !== undefined || left <= 0) return
    since = performance.now()
    timer = setTimeout(end, left)
  }
  const end = () => {
    left = 0
    timer = undefined
    onEnd()
  }
  resume()
  return {
    hold,
    resume,
    stop: () => {
      hold()
      left = 0
    },
  }
}
