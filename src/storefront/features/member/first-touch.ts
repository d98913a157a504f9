const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

/** Ends as soon as somebody does anything on the page. */
export function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    const touched = () => {
      for (const touch of touches) window.removeEventListener(touch, touched)
      resolve()
    }
    for (const touch of touches) window.addEventListener(touch, touched, { passive: true })
  })
}
