import { useEffect, useState } from 'react'

const everyMs = 15_000

/** The present moment, four times a minute: for what ends while somebody looks at it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
