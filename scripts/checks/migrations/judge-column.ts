import type { ColumnDef, Constraint, Node } from 'libpg-query'
import { lock, reads, type Finding } from './finding.ts'

/** A column that is added to a table which has rows, and which the version before writes without it. */
export function judgeColumn({ colname = '', typeName, constraints = [] }: ColumnDef): Finding[] {
  const said = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []))
  const has = (...kinds: NonNullable<Constraint['contype']>[]) => said.some(({ contype }) => contype && kinds.includes(contype))
  const isCounted = /^(?:small|big)?serial\d?$/.test(lastNameOf(typeName?.names))
  const isFilled = has('CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED') || isCounted
  const rewrites = has('CONSTR_IDENTITY', 'CONSTR_GENERATED') || isCounted || said.some(hasOwnValueForEachRow)
  const found: Finding[] = []
  if (has('CONSTR_NOTNULL') && !isFilled)
    found.push(reads(`adds ${colname}, which must not be null and has no default: the version before does not fill it`))
  if (rewrites) found.push(lock(`writes the whole table anew for ${colname}: add it without, fill it in pieces, then set the default`))
  if (has('CONSTR_PRIMARY', 'CONSTR_UNIQUE'))
    found.push(lock(`builds the index of ${colname} while everybody waits: create it concurrently, then add the constraint using it`))
  if (has('CONSTR_CHECK') || (has('CONSTR_FOREIGN') && isFilled))
    found.push(
      lock(`checks ${colname} in every row while everybody waits: add the constraint not valid, and validate it in a migration of its own`),
    )
  return found
}

function hasOwnValueForEachRow({ contype, raw_expr }: Constraint): boolean {
  return contype === 'CONSTR_DEFAULT' && raw_expr !== undefined && !isOneValue(raw_expr)
}

/** PostgreSQL keeps it once and shows it in every row that was there. */
function isOneValue(expression: Node): boolean {
  if ('A_Const' in expression || 'SQLValueFunction' in expression) return true
  if ('TypeCast' in expression) return expression.TypeCast.arg !== undefined && isOneValue(expression.TypeCast.arg)
  if ('A_ArrayExpr' in expression) return (expression.A_ArrayExpr.elements ?? []).every(isOneValue)
  if (!('FuncCall' in expression)) return false
  return lastNameOf(expression.FuncCall.funcname) === 'now'
}

/** Without its schema. */
function lastNameOf(names: readonly Node[] | undefined): string {
  const last = names?.at(-1)
  return (last && 'String' in last && last.String.sval) || ''
}
