/** The drawings of icons.svg, from Lucide (ISC licence, lucide.dev). */
export const iconNames = [
  'alert', 'arrow', 'back', 'box', 'card', 'cart', 'chat', 'check', 'clock', 'copy', 'crown', 'down', 'edit', 'ext', 'heart', 'help',
  'info', 'left', 'lock', 'logout', 'menu', 'minus', 'moon', 'pause', 'play', 'plus', 'right', 'search', 'shield', 'snow', 'star', 'sun',
  'thermo', 'trash', 'truck', 'undo', 'up', 'user', 'zoom', 'x',
] as const

export type IconName = (typeof iconNames)[number]
