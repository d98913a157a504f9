import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { changeWave, dropWave, type WaveRefusal } from './waves/change-wave.ts'
import { createWave } from './waves/create-wave.ts'
import { findPickList } from './waves/find-pick-list.ts'
import { listWaves } from './waves/list-waves.ts'
import { pickGoods } from './waves/pick-goods.ts'
import { startWave } from './waves/start-wave.ts'

export const waveRoutes = {
  list: staff.waves.list.handler(async ({ context: { shop } }) => listWaves(shop)),

  create: staff.waves.create.handler(async ({ context: { shop, actor }, input }) => {
    const made = await createWave(shop, { ...input, actor })
    if (!made.ok) throw problem({ status: 'validation_error', details: { errors: { numbers: 'tooMany' } } })
    return made.value
  }),

  change: staff.waves.change.handler(async ({ context: { shop, actor }, input }) => {
    const changed = await changeWave(shop, { ...input, actor })
    if (!changed.ok) throw waveProblem(changed.refusal)
    return changed.value
  }),

  start: staff.waves.start.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const started = await startWave(shop, { id, actor })
    if (!started.ok) throw waveProblem(started.refusal)
    return started.value
  }),

  drop: staff.waves.drop.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const dropped = await dropWave(shop, { id, actor })
    if (!dropped.ok) throw waveProblem(dropped.refusal)
    return { status: dropped.value }
  }),

  pickList: staff.waves.pickList.handler(async ({ context: { shop, language }, input: { id } }) => {
    const list = await findPickList(shop, { id, language })
    if (!list) throw problem({ status: 'not_found' })
    return list
  }),

  pick: staff.waves.pick.handler(async ({ context: { shop, actor }, input: { id, product_id: productId, picked } }) => {
    const done = await pickGoods(shop, { id, productId, picked, actor })
    if (!done.ok) throw waveProblem(done.refusal)
    return { status: done.value }
  }),
}

function waveProblem(refusal: WaveRefusal): ReturnType<typeof problem> {
  return refusal.code === 'no_such_wave'
    ? problem({ status: 'not_found' })
    : problem({ status: 'wave_gone_on', details: { now: refusal.state } })
}
