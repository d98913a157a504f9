import { expect, test } from 'vitest'
import { createDelivery, type Delivery, type SunkEvent } from './delivery.ts'
import type { TrackedEvent } from './tracked-event.ts'
import { trackerNames, type Tracker, type TrackerName } from './tracker.ts'

const view: TrackedEvent = { name: 'view_item', items: [], value: 0 }
const noIds = Object.fromEntries(trackerNames.map((name) => [name, ''])) as Record<TrackerName, string>
const allIds = Object.fromEntries(trackerNames.map((name) => [name, `id of ${name}`])) as Record<TrackerName, string>

function listening({
  ids = allIds,
  when = () => 'now',
  broken,
}: { ids?: Delivery['ids']; when?: Delivery['when']; broken?: TrackerName } = {}) {
  const sunk: SunkEvent[] = []
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
    ...createDelivery({ trackers, ids, when, sink: (event) => sunk.push(event), keep: (event) => kept.push(event) }),
    sunk,
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

test('ANA-06 without ids the events go to the list in the page, one for each tracker, and nothing is loaded', () => {
  const { tell, sunk, opened } = listening({ ids: noIds })
  tell(view)
  expect(sunk).toEqual(trackerNames.map((tracker) => ({ tracker, event: 'view_item', calls: [['view_item']] })))
  expect(opened).toEqual([])
})

test('ANA-01 before the visitor agrees nothing is loaded and nothing is told', () => {
  const { tell, told, opened, kept } = listening({ when: () => 'never' })
  tell(view)
  expect([told, opened, kept]).toEqual([[], [], []])
})

test('ANA-07 what happened on a page before its visitor agreed is told once they do, and each company counts the page', () => {
  let here: ReturnType<Delivery['when']> = 'unasked'
  const { tell, tellWaiting, told, opened, kept } = listening({ when: () => here })
  tell(view)
  expect([told, opened, kept]).toEqual([[], [], []])
  here = 'now'
  tellWaiting()
  tellWaiting()
  expect(opened).toHaveLength(trackerNames.length)
  expect(told).toEqual([...trackerNames])
})

test('ANA-07 who refuses is told of to nobody, not even later', () => {
  let here: ReturnType<Delivery['when']> = 'unasked'
  const { tell, tellWaiting, told, opened } = listening({ when: () => here })
  tell(view)
  here = 'never'
  tellWaiting()
  here = 'now'
  tellWaiting()
  expect(told).toEqual([])
  expect(opened).toHaveLength(trackerNames.length)
})

test('ANA-02 what happens where cards are typed waits for another page', () => {
  let here: ReturnType<Delivery['when']> = 'later'
  const { tell, tellKept, told, opened, kept } = listening({ when: () => here })
  tell(view)
  expect([opened, kept]).toEqual([[], [view]])
  here = 'now'
  tellKept(view)
  expect(told).toEqual([...trackerNames])
})
