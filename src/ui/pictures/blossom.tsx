/** The five petals of the shop's plum blossom, clockwise from the top, on a field of 100 × 100. */
export const petals = [
  'M50 47.4C40.8 47.4 27.5 37.5 27.5 23.5A22.5 22.5 0 0 1 72.5 23.5C72.5 37.5 59.2 47.4 50 47.4Z',
  'M54.4 50.6C51.5 41.8 56.9 26.1 70.2 21.8A22.5 22.5 0 0 1 84.1 64.6C70.8 68.9 57.2 59.3 54.4 50.6Z',
  'M52.7 55.7C60.1 50.3 76.8 50.5 85 61.8A22.5 22.5 0 0 1 48.5 88.3C40.3 77 45.3 61.1 52.7 55.7Z',
  'M47.3 55.7C54.7 61.1 59.7 77 51.5 88.3A22.5 22.5 0 0 1 15 61.8C23.2 50.5 39.9 50.3 47.3 55.7Z',
  'M45.6 50.6C42.8 59.3 29.2 68.9 15.9 64.6A22.5 22.5 0 0 1 29.8 21.8C43.1 26.1 48.5 41.8 45.6 50.6Z',
] as const

const whole = petals.join('')

/** A whole blossom in the colour of the text around it. */
export function Blossom({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <path d={whole} />
    </svg>
  )
}
