import type { Bounds } from '../../apart/open-apart.ts'

/** What reading or drawing a picture may take (GDS-31); it ends before whoever asked gives up. */
export const pictureBounds: Bounds = { megabytes: 512, seconds: 10, longestMs: 50_000 }

/** How long the process waits for the next picture of whoever sends several. */
export const picturesKeptMs = 2000
