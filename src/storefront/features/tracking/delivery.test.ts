import { expect, test } from 'vitest'
import { createDelivery, type Delivery } from './delivery.ts'
import type { TrackedEvent } from './tracked-event.ts'
import { trackerNames, type Tracker, type TrackerName } from './tracker.ts'

const view: TrackedEvent = { name: 'view_item', items: [], value: 0 }
const allIds = Object.fromEntries(trackerNames.map((name) => [name, `id of ${name}`])) as Record<TrackerName, string>

function listening({
  ids = allIds,
  when = () => 'now',
  broken,
}: { ids?: Delivery['ids']; when?: Delivery['when']; broken?: TrackerName } = {}) {
  const kept: TrackedEvent[] = []
  const opened: string[] = []
  const told: string[] = []
  const tracker = (name: TrackerName): Tracker => ({
    callsFor: (event) => [[event.name]],
    open(id) {
      if (name === broken) throw new Error('blocked')
      opened.push(id)
      return () => void told.push(name)
    },
  })
  const trackers = Object.fromEntries(trackerNames.map((name) => [name, tracker(name)])) as Delivery['trackers']
  return {
    ...createDelivery({ trackers, ids, when, keep: (event) => kept.push(event) }),
    kept,
    opened,
    told,
  }
}

test('ANA-02 an event reaches every tracker, and each script is loaded once', () => {
  const { tell, told, opened } = listening()
  tell(view)
  tell(view)
  expect(told).toEqual([...trackerNames, ...trackerNames])
  expect(opened).toEqual(trackerNames.map((name) => `id of ${name}`))
})

test('ANA-05 a tracker that fails leaves the others alone', () => {
  const { tell, told } = listening({ broken: 'ads' })
  tell(view)
  expect(told).toEqual(['tagManager', 'pixel', 'messaging', 'chat'])
})

test('ANA-01 a company that the shop does not work with is neither loaded nor told', () => {
  const { tell, told, opened } = listening({ ids: { ...allIds, pixel: '', chat: '' } })
  tell(view)
  expect(told).toEqual(['tagManager', 'ads', 'messaging'])
  expect(opened).toHaveLength(3)
})

test('ANA-01 before the visitor agrees nothing is loaded and nothing is told', () => {
  const { tell, told, opened, kept } = listening({ when: () => 'never' })
  tell(view)
  expect([told, opened, kept]).toEqual([[], [], []])
})

test('ANA-07 a page is counted once by each company, though nothing has happened on it', () => {
  const { tell, open, told, opened } = listening()
  open()
  expect([opened.length, told]).toEqual([trackerNames.length, []])
  tell(view)
  open()
  expect(opened).toHaveLength(trackerNames.length)
})

test('ANA-02 what happens where cards are typed waits for another page', () => {
  let here: ReturnType<Delivery['when']> = 'later'
  const { tell, told, opened, kept } = listening({ when: () => here })
  tell(view)
  expect([opened, kept]).toEqual([[], [view]])
  here = 'now'
  tell(view)
  expect(told).toEqual([...trackerNames])
})
