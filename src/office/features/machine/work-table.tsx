import type { Machine } from '#contract/office/api/machine/machine.ts'
import { machineTexts } from '#texts/office/machine/machine.ts'
import { workText } from '#texts/office/machine/works.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Panel } from '../../ui/panel.tsx'
import { TableScroll } from '../../ui/table/table-scroll.tsx'
import { When } from '../../ui/when.tsx'

/** What the background has not done yet, by kind, the longest first (MCH-02). */
export function WorkTable({ kinds }: { kinds: Machine['work']['kinds'] }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <Panel title={machineTexts.work}>
      {kinds.length === 0 && <p className="dim px-4 py-3">{say(machineTexts.workNone)}</p>}
      {kinds.length > 0 && (
        <TableScroll label={say(machineTexts.work)}>
          <table className="inner-table">
            <thead>
              <tr>
                <th scope="col">{say(machineTexts.kind)}</th>
                <th scope="col" className="right">
                  {say(machineTexts.waits)}
                </th>
                <th scope="col" className="right">
                  {say(machineTexts.running)}
                </th>
                <th scope="col" className="right">
                  {say(machineTexts.failures)}
                </th>
                <th scope="col">{say(machineTexts.oldest)}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ name, waiting, running, failed, oldest }) => (
                <tr key={name}>
                  <th scope="row">{say(workText(name))}</th>
                  <td className="right figures">{formatNumber(waiting, language)}</td>
                  <td className="right figures">{formatNumber(running, language)}</td>
                  <td className="right figures">
                    <span className={failed > 0 ? 'state alarm' : undefined}>{formatNumber(failed, language)}</span>
                  </td>
                  <td>
                    <When at={oldest} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Panel>
  )
}
