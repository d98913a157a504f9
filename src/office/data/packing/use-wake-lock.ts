import { useEffect } from 'react'

/** Keeps the screen awake while the page is looked at; where the browser cannot, or the battery is low, it sleeps as ever. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    }
    void hold()
    const again = () => void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
