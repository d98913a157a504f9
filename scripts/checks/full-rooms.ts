import { dirname } from 'node:path'
import type { Check } from './check.ts'
import { isTest, readSources } from './read-sources.ts'

const mostFiles = 25

/** Rooms that may hold more files at one level, each with its reason. */
const reasons: Readonly<Record<string, string>> = {
  'src/demo/art/objects': 'one drawing a file',
  'src/server/sales/orders': 'every reading and writing of an order goes through its one store',
}

/** A room with many files at one level is one that nobody divided. Tests beside their subjects do not count. */
export const fullRooms: Check = {
  name: 'full rooms',
  async run() {
    const { complaints, rooms } = tooFull(readSources('src').map(({ path }) => path))
    return { complaints, summary: `${rooms} rooms of at most ${mostFiles} files` }
  },
}

export function tooFull(paths: readonly string[]): { complaints: string[]; rooms: number } {
  const rooms = Map.groupBy(
    paths.filter((path) => !isTest(path)),
    (path) => dirname(path),
  )
  const full = [...rooms].filter(([room, files]) => files.length > mostFiles && !(room in reasons))
  return {
    rooms: rooms.size,
    complaints: full.map(
      ([room, files]) =>
        `${room} has ${files.length} files at one level, the most is ${mostFiles}: divide it by reason, or write the reason down`,
    ),
  }
}
