import drawing from './logo.svg?no-inline'

/** The wordmark, in the colours of the theme. */
export function Logo() {
  return (
    <svg viewBox="0 0 488 100" width="166" height="34" aria-hidden="true">
      <use href={`${drawing}#logo`} />
    </svg>
  )
}
