const drawings = {
  line: 'M12 3C6.5 3 2 6.6 2 11c0 4 3.6 7.3 8.4 7.9.8.2.6 1 .4 2.4 0 .5.2.6.8.3C14.3 20.2 22 16.2 22 11c0-4.4-4.5-8-10-8z',
  facebook: 'M13.7 21v-8h2.7l.4-3.1h-3.1V8c0-.9.3-1.5 1.6-1.5h1.6V3.7c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.5-4 4.1v2.2H7.8V13h2.7v8z',
} as const

/** The sign of whom one signs in with, in the colour of the words beside it. */
export function ProviderMark({ provider }: { provider: keyof typeof drawings }) {
  return (
    <svg className="icon filled" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[provider]} fill="currentColor" stroke="none" />
    </svg>
  )
}
