import type { MachineCopy } from '#contract/office/api/machine/machine.ts'
import { bytesOf, callsOf, machineTexts, partsText } from '#texts/office/machine/machine.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Panel } from '../../ui/panel.tsx'
import { TableScroll } from '../../ui/table/table-scroll.tsx'
import { When } from '../../ui/when.tsx'

/** The copies of the shop that live, and what each counted in the last hour (MCH-07). */
export function CopyTable({ copies }: { copies: readonly MachineCopy[] }) {
  const say = useWords()
  return (
    <Panel title={machineTexts.copies}>
      {copies.length === 0 && <p className="dim px-4 py-3">{say(machineTexts.copiesNone)}</p>}
      {copies.length > 0 && (
        <TableScroll label={say(machineTexts.copies)}>
          <table className="inner-table">
            <thead>
              <tr>
                <th scope="col">{say(machineTexts.copy)}</th>
                <th scope="col">{say(machineTexts.version)}</th>
                <th scope="col">{say(machineTexts.since)}</th>
                <th scope="col">{say(machineTexts.requests)}</th>
                <th scope="col" className="right">
                  {say(machineTexts.fromMemory)}
                </th>
                <th scope="col" className="right">
                  {say(machineTexts.busy)}
                </th>
                <th scope="col" className="right">
                  {say(machineTexts.memory)}
                </th>
                <th scope="col" className="right">
                  {say(machineTexts.pool)}
                </th>
                <th scope="col" className="right">
                  {say(machineTexts.cached)}
                </th>
              </tr>
            </thead>
            <tbody>
              {copies.map((copy) => (
                <CopyRow key={copy.name} copy={copy} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Panel>
  )
}

function CopyRow({ copy }: { copy: MachineCopy }) {
  const [say, language] = [useWords(), useLanguage()]
  const { name, parts, version, started_at, requests, failed, pages_from_memory: fromMemory, busy, memory_bytes, pool, caches } = copy
  const cached = caches.reduce((all, { entries }) => all + entries, 0)
  return (
    <tr>
      <th scope="row" className="nowrap">
        {name}
        <div className="dim text-xs font-normal">{say(partsText(parts))}</div>
      </th>
      <td>{version}</td>
      <td>
        <When at={started_at} />
      </td>
      <td className="nowrap">{say(callsOf(requests, failed))}</td>
      <td className="right figures">{fromMemory === null ? '—' : percentOf(fromMemory, language)}</td>
      <td className="right figures">{percentOf(busy, language)}</td>
      <td className="right figures nowrap">{bytesOf(memory_bytes)}</td>
      <td className="right figures nowrap">
        {pool.in_use} / {pool.in_use + pool.idle}
        {pool.waiting > 0 && ` +${pool.waiting}`}
      </td>
      <td className="right figures">{formatNumber(cached, language)}</td>
    </tr>
  )
}

const percentOf = (share: number, language: 'zh' | 'en') => `${formatNumber(Math.round(share * 1000) / 10, language)}%`
