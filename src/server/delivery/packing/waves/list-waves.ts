import type { Wave } from '#contract/office/api/packing.ts'
import { carrierOf } from '#rules/shipping/shipping.ts'
import { basketAt, proposeWaves, type WaveTerms } from '#rules/shipping/wave.ts'
import type { PackingTerms } from '#rules/terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listOpenWaves, listRows, listWaiting, type findWaveRow } from './store.ts'

/** Waves that are not over, and what could be picked together next (PCK-01). */
export async function listWaves(shop: Shop) {
  const { db } = shop.database
  const terms = waveTermsOf((await shop.terms()).packing)
  const open = await listOpenWaves(db)
  const rows = await listRows(
    db,
    open.map(({ id }) => id),
  )
  const waiting = (await listWaiting(db)).map(({ number, shipping_method, temperature, placed_at, pre_order, ships_from }) => ({
    number,
    carrier: carrierOf(shipping_method),
    temperature,
    placedAt: placed_at ?? new Date(0),
    shipsFrom: pre_order ? ships_from : null,
  }))
  return {
    waves: open.map((wave) => presentWave(wave, rows)),
    proposals: proposeWaves(waiting, { terms, now: shop.now() }).map(({ pickupAt, ...proposal }) => ({
      ...proposal,
      pickup_at: pickupAt.toISOString(),
    })),
  }
}

function waveTermsOf({ most_parcels: most, pickups }: PackingTerms): WaveTerms {
  return { most, pickups }
}

type WaveRow = NonNullable<Awaited<ReturnType<typeof findWaveRow>>>
type Rows = Awaited<ReturnType<typeof listRows>>

/** A wave with its parcels. Before it is started its baskets are those that it would have. */
export function presentWave({ id, carrier, temperature, state, made_by, created_at, started_at }: WaveRow, rows: Rows): Wave {
  const own = rows.filter((row) => row.wave_id === id)
  const isOver = state === 'handed_over' || state === 'dropped'
  const staying = own.filter(({ live, left_why }) => live || (isOver && left_why === null))
  return {
    id,
    carrier,
    temperature,
    state,
    made_by,
    made_at: created_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    parcels: staying.map(({ number, status, round, basket, checked_at }, place) => ({
      number,
      status,
      ...(round === null || basket === null ? basketAt(place) : { round, basket }),
      packed: checked_at !== null || (status !== 'confirmed' && status !== 'picking'),
    })),
    left: own.flatMap(({ number, left_why: why }) => (why === null ? [] : [{ number, why }])),
  }
}
