import type { Machine } from '#contract/office/api/machine/machine.ts'
import { bytesOf, machineTexts } from '#texts/office/machine/machine.ts'
import { useWords } from '#ui/words/words.ts'
import { Panel } from '../../ui/panel.tsx'
import { TableScroll } from '../../ui/table/table-scroll.tsx'

/** The largest tables with their indexes, and how they grow (MCH-07). */
export function TableSizes({ tables }: { tables: Machine['database']['tables'] }) {
  const say = useWords()
  return (
    <Panel title={machineTexts.tables}>
      <TableScroll label={say(machineTexts.tables)}>
        <table className="inner-table">
          <thead>
            <tr>
              <th scope="col">{say(machineTexts.table)}</th>
              <th scope="col" className="right">
                {say(machineTexts.size)}
              </th>
              <th scope="col" className="right">
                {say(machineTexts.grown)}
              </th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ name, bytes, grown_bytes }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="right figures nowrap">{bytesOf(bytes)}</td>
                <td className="right figures nowrap">{grown_bytes === null ? '—' : bytesOf(grown_bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Panel>
  )
}
