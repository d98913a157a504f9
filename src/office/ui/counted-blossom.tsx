import { petals } from '#ui/pictures/blossom.tsx'

/** A blossom of which so many of five petals are filled, in the colour of the text around it. It says nothing of its own. */
export function CountedBlossom({ count }: { count: number }) {
  const [filled, open] = [petals.slice(0, count).join(''), petals.slice(count).join('')]
  return (
    <svg className="counted-blossom" viewBox="-4 -4 108 108" stroke="currentColor" strokeWidth={7} aria-hidden="true">
      {filled && <path d={filled} fill="currentColor" />}
      {open && <path d={open} fill="none" strokeOpacity={0.45} />}
    </svg>
  )
}
