import { isProblem } from '#contract/shared/problem.ts'

/**
 * Saved data that does not load is told to members alone (CKO-13): when the login has ended meanwhile, the checkout stays
 * as it is, without saved data, until the order itself is turned away (D-06).
 */
export function tellMembers(onProblem: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    if (!isProblem(error, 'authentication_error')) onProblem(error)
  }
}
