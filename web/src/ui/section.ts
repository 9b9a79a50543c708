/** Under which heading of the rules a clause stands: a name for its code. */
import type { Clause } from '../net/types';

export function section(clauses: readonly Clause[], clause: string): string {
  let heading = '';
  for (const each of clauses) {
    if (each.clause.startsWith('§')) heading = each.clause;
    if (each.clause === clause) return heading.replace(/^§ (\d+\. )?/, '');
  }
  return '';
}
