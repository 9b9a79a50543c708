/** The little markdown that clauses use: bold, italics, code, lists and tables; turned into plain data, never into HTML. */

export interface Run {
  text: string;
  style: 'plain' | 'strong' | 'em' | 'code';
}

export type Block =
  { kind: 'text'; runs: Run[] } | { kind: 'item'; runs: Run[] } | { kind: 'table'; head: Run[][]; rows: Run[][][] };

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/;

export function runs(text: string): Run[] {
  return text
    .split(MARKS)
    .filter((part) => part !== '')
    .flatMap((part): Run[] => {
      // What is typed stays recognisable inside bold words too.
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return runs(part.slice(2, -2)).map((run) => (run.style === 'plain' ? { ...run, style: 'strong' } : run));
      return [single(part)];
    });
}

function single(part: string): Run {
  if (part.startsWith('`') && part.endsWith('`') && part.length > 2) return { text: part.slice(1, -1), style: 'code' };
  if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return { text: part.slice(1, -1), style: 'em' };
  return { text: part, style: 'plain' };
}

const cells = (line: string): Run[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => runs(cell.trim()));

/** Lines as they were meant: a line that begins nothing of its own goes on with the one before. */
function unwrapped(text: string): string[] {
  const made: string[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    const own = /^\s*(\||[-*] |\d+\. |$)/.test(line);
    if (open && !own) made[made.length - 1] += ` ${line.trim()}`;
    else made.push(line);
    open = line.trim() !== '' && !line.trim().startsWith('|');
  }
  return made;
}

export function blocks(text: string): Block[] {
  const made: Block[] = [];
  let table: Extract<Block, { kind: 'table' }> | null = null;
  for (const line of unwrapped(text)) {
    if (line.trim().startsWith('|')) {
      if (!table) {
        table = { kind: 'table', head: cells(line), rows: [] };
        made.push(table);
      } else if (!/^[\s|:-]+$/.test(line)) table.rows.push(cells(line));
      continue;
    }
    table = null;
    const item = /^\s*[-*] (.*)$/.exec(line);
    if (item) made.push({ kind: 'item', runs: runs(item[1]!) });
    else if (line.trim()) made.push({ kind: 'text', runs: runs(line.trim()) });
  }
  return made;
}
