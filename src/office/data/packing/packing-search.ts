export const packingStages = ['pick', 'pack', 'hand_over'] as const
export type PackingStage = (typeof packingStages)[number]

/** What of the packing bench stands in its address: the stage, and which wave or parcel lies open. */
export type PackingSearch = { stage?: PackingStage; wave?: number; parcel?: string; shelf?: string; basket?: string }

export function readPackingSearch({ stage, wave, parcel, shelf, basket }: Record<string, unknown>): PackingSearch {
  const known = packingStages.find((each) => each === stage)
  const id = Number(wave)
  return {
    ...(known && { stage: known }),
    ...(Number.isInteger(id) && id > 0 && { wave: id }),
    ...(typeof parcel === 'string' && /^[A-Z2-9]{12}(?:-\d{1,3})?$/.test(parcel) && { parcel }),
    ...(typeof shelf === 'string' && /^[A-Z0-9-]{1,12}$/.test(shelf) && { shelf }),
    ...(typeof basket === 'string' && /^\d{1,15}-\d{1,2}-\d{1,2}$/.test(basket) && { basket }),
  }
}
