import type { ReactNode } from 'react'
import { petals } from '#ui/pictures/blossom.tsx'

/** A blossom of which one petal has dropped. */
export function FallenPetal({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="empty py-24">
      <svg className="art !h-[210px] !w-[280px]" viewBox="0 0 200 150" aria-hidden="true">
        <g transform="translate(52 4) scale(.96)">
          {petals.map((petal, place) =>
            place === 2 ? (
              <path key={petal} d={petal} fill="var(--mh-petal)" transform="translate(26 48) rotate(28 60 70)" />
            ) : (
              <path key={petal} d={petal} fill="var(--mh-brand-soft-2)" />
            ),
          )}
        </g>
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
