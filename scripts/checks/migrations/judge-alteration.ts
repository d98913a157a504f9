import type { AlterTableCmd, AlterTableStmt, Constraint } from 'libpg-query'
import { lock, reads, type Finding } from './finding.ts'
import { judgeColumn } from './judge-column.ts'

/** What is done to a table that was there before. What is not known to be harmless is not. */
export function judgeAlteration({ cmds = [] }: AlterTableStmt): Finding[] {
  const commands = cmds.flatMap((each) => ('AlterTableCmd' in each ? [each.AlterTableCmd] : []))
  const added = new Set(commands.flatMap(({ def }) => (def && 'Constraint' in def ? [def.Constraint.conname] : [])))
  return commands.flatMap((command) => (isReplaced(command, added) ? [] : judgeCommand(command)))
}

/** A constraint that goes and comes again under its name, as when it lets more through. */
const isReplaced = ({ subtype, name }: AlterTableCmd, added: ReadonlySet<string | undefined>) =>
  subtype === 'AT_DropConstraint' && added.has(name)

const harmless = new Set<AlterTableCmd['subtype']>([
  'AT_ValidateConstraint',
  'AT_SetStatistics',
  'AT_SetOptions',
  'AT_ResetOptions',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
  'AT_SetStorage',
  'AT_SetCompression',
  'AT_AlterConstraint',
])

const breaking: Partial<Record<NonNullable<AlterTableCmd['subtype']>, string>> = {
  AT_DropColumn: 'drops the column',
  AT_AlterColumnType: 'changes the type of',
  AT_SetNotNull: 'forbids null, which the version before may write, in',
  AT_DropNotNull: 'allows null, which the version before does not expect, in',
  AT_DropConstraint: 'drops, and does not write anew under its name, the constraint',
}

function judgeCommand({ subtype, name = '', def }: AlterTableCmd): Finding[] {
  if (subtype && harmless.has(subtype)) return []
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return judgeColumn(def.ColumnDef)
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return judgeConstraint(def.Constraint)
  if (subtype === 'AT_ColumnDefault') return def ? [] : [reads(`drops the default of ${name}, which the version before does not fill`)]
  const what = subtype && breaking[subtype]
  if (what) return [reads(`${what} ${name}`)]
  return [reads(`does what is not known to be harmless (${subtype})`)]
}

function judgeConstraint({ contype, conname = '', skip_validation, indexname }: Constraint): Finding[] {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') {
    if (skip_validation) return []
    return [lock(`checks ${conname} in every row while everybody waits: add it not valid, and validate it in a migration of its own`)]
  }
  if ((contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') && indexname) return []
  return [lock(`builds the index of ${conname} while everybody waits: create it concurrently, then add the constraint using it`)]
}
