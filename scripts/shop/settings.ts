import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { changeSetting as change } from '#server/platform/settings/change-setting.ts'
import { listTerms } from '#server/platform/settings/list-terms.ts'
import { termPaths } from '#rules/term-paths.ts'
import { command } from './command.ts'
import { actor } from './words.ts'

export const settings = command({
  takes: ['name'],
  input: z.object({ name: z.string().trim().min(1).optional() }),
  does: 'Lists what the shop charges, grants and promises, and who changed it last. With a name, only what begins so.',
  async run(shop, { name = '' }) {
    const terms = (await listTerms(shop)).filter(({ path }) => path.startsWith(name))
    if (terms.length === 0) return refuse(noSetting(name))
    return ok(
      terms
        .map(
          ({ path, value, changed }) =>
            `${path} = ${JSON.stringify(value)}${changed ? `  (${changed.actor}, ${changed.at.toISOString()})` : ''}`,
        )
        .join('\n'),
    )
  },
})

export const changeSetting = command({
  takes: ['name', 'value'],
  input: z.object({ name: z.string().trim().min(1), value: z.string().trim().min(1), actor }),
  does: 'Changes a fee, a threshold, a deadline or another of the terms. Every copy of the shop follows within 2 s; orders keep what they were placed under. A list is written as JSON.',
  async run(shop, { name, value, actor: by }) {
    const changed = await change(shop, { path: name, value: read(value), actor: by })
    if (changed.ok) return ok(`${name} was ${JSON.stringify(changed.value.before)} and is ${JSON.stringify(changed.value.after)} now.`)
    return refuse(changed.refusal.code === 'unknown_setting' ? noSetting(name) : `${name} can't be ${value}: ${changed.refusal.why}`)
  },
})

const noSetting = (name: string) => `There is no setting ${name}. Known are: ${termPaths.join(', ')}.`

/** Numbers and lists are JSON; what is neither is only a word, and refused as one. */
function read(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
