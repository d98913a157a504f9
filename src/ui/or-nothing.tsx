/** For a `lazy` part that a page can do without: where it cannot be fetched, without a connection or after a release, nothing stands in its place. */
export const orNothing = () => ({ default: () => <></> })
