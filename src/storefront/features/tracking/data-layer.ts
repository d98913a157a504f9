declare global {
  var dataLayer: unknown[] | undefined
}

/** The list that Google's scripts read, made before they come. */
export function dataLayer(): unknown[] {
  return (globalThis.dataLayer ??= [])
}
