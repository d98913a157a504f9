import { petals } from '#ui/pictures/blossom.tsx'

/** A blossom of which so many of five petals are filled, in the colour of the text around it. It says nothing of its own. */
export function CountedBlossom({ count }: { count: number }) {
  return (
    <svg className="counted-blossom" viewBox="-4 -4 108 108" aria-hidden="true">
      {petals.map((petal, place) => (
        <path
          key={petal}
          d={petal}
          fill={place < count ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeOpacity={place < count ? 1 : 0.45}
          strokeWidth={7}
        />
      ))}
    </svg>
  )
}
