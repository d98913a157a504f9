import type { DropStmt, Node } from 'libpg-query'
import { lock, reads, type Finding } from './finding.ts'
import { judgeAlteration } from './judge-alteration.ts'

/** What a migration makes itself: nobody reads or waits for it. Names, and of triggers their table and name. */
export type Made = ReadonlySet<string>

export function madeBy(statements: readonly Node[]): Made {
  return new Set(
    statements.flatMap((statement) => {
      if ('CreateStmt' in statement) return [statement.CreateStmt.relation?.relname ?? '']
      if ('CreateTableAsStmt' in statement) return [statement.CreateTableAsStmt.into?.rel?.relname ?? '']
      if ('CreateTrigStmt' in statement) return [`${statement.CreateTrigStmt.relation?.relname}.${statement.CreateTrigStmt.trigname}`]
      return []
    }),
  )
}

/** What of one statement two versions side by side, or their visitors, do not live with. */
export function judgeStatement(statement: Node, made: Made): Finding[] {
  const isNew = (relation: { relname?: string } | undefined) => made.has(relation?.relname ?? '')
  if ('AlterTableStmt' in statement) return isNew(statement.AlterTableStmt.relation) ? [] : judgeAlteration(statement.AlterTableStmt)
  if ('IndexStmt' in statement) {
    const { concurrent, relation } = statement.IndexStmt
    return concurrent || isNew(relation)
      ? []
      : [lock('builds an index while everybody waits: create it concurrently, in a migration of its own')]
  }
  if ('DropStmt' in statement) return judgeDrop(statement.DropStmt, made)
  return judgeRest(statement)
}

function judgeDrop({ removeType, concurrent, objects = [] }: DropStmt, made: Made): Finding[] {
  const kind = (removeType ?? '').replace('OBJECT_', '').toLowerCase()
  if (kind === 'index')
    return concurrent ? [] : [lock('drops an index while everybody waits: drop it concurrently, in a migration of its own')]
  return objects
    .map(nameOf)
    .filter((name) => !made.has(name))
    .map((name) => reads(`drops the ${kind} ${name}`))
}

/** `orders.note_change` of a trigger, `orders` of a table. */
function nameOf(object: Node): string {
  return partsOf(object)
    .flatMap((part) => ('String' in part ? [part.String.sval] : []))
    .join('.')
}

function partsOf(object: Node): Node[] {
  if ('List' in object) return object.List.items ?? []
  return ('ObjectWithArgs' in object && object.ObjectWithArgs.objname) || []
}

function judgeRest(statement: Node): Finding[] {
  if ('RenameStmt' in statement)
    return [reads(`renames ${statement.RenameStmt.subname ?? statement.RenameStmt.relation?.relname ?? 'something'}`)]
  if ('AlterEnumStmt' in statement && statement.AlterEnumStmt.oldVal) return [reads(`renames the value ${statement.AlterEnumStmt.oldVal}`)]
  if ('TruncateStmt' in statement) return [reads('empties a table')]
  if ('AlterObjectSchemaStmt' in statement) return [reads('moves something into another schema')]
  if ('LockStmt' in statement || 'ClusterStmt' in statement || 'ReindexStmt' in statement)
    return [lock('locks a table while everybody waits')]
  if ('DoStmt' in statement && restless.test(JSON.stringify(statement.DoStmt)))
    return [reads('hides from this check what it changes: write it as statements')]
  return []
}

/** What is put together while it runs cannot be judged; that it changes what is there, its words tell. */
const restless = /\b(?:drop(?! trigger)|alter|rename|truncate|lock|index)\b/i
