import { useLayoutEffect, useRef, useState } from 'react'

/** How much smaller something of a width is to be drawn, so that it fits into the room that there is. */
export function useFrameScale(width: number) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 600 })
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measured = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    measured.observe(element)
    return () => measured.disconnect()
  }, [])
  return { stage, scale: Math.min(1, room.width / width), height: room.height }
}
