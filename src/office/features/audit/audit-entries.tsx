import { ArrowRight, ChevronDown } from 'lucide-react'
import { Fragment, useId } from 'react'
import type { AuditEntryOfOffice } from '#contract/office/api/audit.ts'
import { auditKindText, auditTexts, auditVerbText, openEntry } from '#texts/office/audit.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { Code } from '../../ui/code.tsx'
import { When } from '../../ui/when.tsx'
import { useInAddress } from '../../data/address/use-in-address.ts'

type EntriesProps = { rows: readonly AuditEntryOfOffice[]; onSubject: (subject: string) => void }

/** One line an entry; opened, it shows before and after side by side. */
export function AuditEntries({ rows, onSubject }: EntriesProps) {
  const [open, setOpen] = useInAddress('entry')
  return (
    <ul className="audit-entries">
      {rows.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          isOpen={String(entry.id) === open}
          onToggle={() => setOpen(String(entry.id) === open ? undefined : String(entry.id))}
          onSubject={onSubject}
        />
      ))}
    </ul>
  )
}

type EntryProps = { entry: AuditEntryOfOffice; isOpen: boolean; onToggle: () => void; onSubject: (subject: string) => void }

function Entry({ entry, isOpen, onToggle, onSubject }: EntryProps) {
  const say = useWords()
  const id = useId()
  const what = say(auditVerbText(entry.verb))
  return (
    <li className="audit-entry">
      <button type="button" className="audit-row" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <When at={entry.at} />
        <span className="truncate font-medium">
          <By entry={entry} />
        </span>
        <span className="truncate">{what}</span>
        <span className="audit-thing">
          <Subject subject={entry.subject} />
        </span>
        <span className="audit-glance dim">
          <Glance fields={entry.fields} />
        </span>
        <span className="audit-from dim">{entry.by_command ? say(auditTexts.command) : (entry.address ?? '—')}</span>
        <ChevronDown size={16} className="audit-sign" aria-hidden="true" />
        <span className="hidden-text">{say(openEntry(what))}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Whole entry={entry} onSubject={onSubject} />}
      </div>
    </li>
  )
}

function By({ entry: { by, api_key_id: key } }: { entry: AuditEntryOfOffice }) {
  const say = useWords()
  if (key !== null) return `${say(auditTexts.key)} ${key}`
  return by.kind === 'system' ? say(auditTexts.shop) : by.name
}

function Subject({ subject }: { subject: string }) {
  const say = useWords()
  const [, kind = '', name = subject] = /^(.+) (\S+)$/.exec(subject) ?? []
  return (
    <>
      <span className="dim">{say(auditKindText(kind))}</span> <Code>{name}</Code>
    </>
  )
}

function Glance({ fields }: { fields: AuditEntryOfOffice['fields'] }) {
  const first = fields.find(({ before, after }) => isPlain(before) && isPlain(after) && (before ?? after) !== null)
  if (!first) return fields.map(({ name }) => name).join(', ') || '—'
  return (
    <>
      {first.before !== null && (
        <>
          <s>{shown(first.before)}</s> <ArrowRight size={13} className="inline" aria-hidden="true" />{' '}
        </>
      )}
      {shown(first.after)}
      {fields.length > 1 && ` +${fields.length - 1}`}
    </>
  )
}

function Whole({ entry, onSubject }: { entry: AuditEntryOfOffice; onSubject: (subject: string) => void }) {
  const say = useWords()
  const number = /^order (\S+)$/.exec(entry.subject)?.[1]?.replace(/-\d+$/, '')
  return (
    <div className="audit-whole">
      <dl className="key-values">
        {facts(entry).map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{say(auditTexts[name])}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {entry.fields.length === 0 ? (
        <p className="dim">{say(auditTexts.noFields)}</p>
      ) : (
        <table className="audit-fields">
          <thead>
            <tr>
              <th scope="col">{say(auditTexts.field)}</th>
              <th scope="col">{say(auditTexts.before)}</th>
              <th scope="col">{say(auditTexts.after)}</th>
            </tr>
          </thead>
          <tbody>
            {entry.fields.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name === '' ? say(auditTexts.changed) : name}</th>
                <td>{shown(before)}</td>
                <td>{shown(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex flex-wrap gap-2">
        {number && (
          <PageLink href={officePaths.order(number)} className="button secondary small">
            {say(auditTexts.openOrder)}
          </PageLink>
        )}
        <Button kind="ghost" size="small" onClick={() => onSubject(entry.subject)}>
          {say(auditTexts.moreOfIt)}
        </Button>
      </div>
    </div>
  )
}

type Fact = { name: 'reason' | 'approvedBy' | 'address' | 'request'; value: string }

function facts({ reason, approved_by: approver, address, request_id: request }: AuditEntryOfOffice): Fact[] {
  const all = { reason, approvedBy: approver, address, request }
  return Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [{ name: name as Fact['name'], value }]))
}

/** Whether a value is read at a glance. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

/** A value as it is read: words and numbers as they are, anything else as it was written down. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '—'
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}
