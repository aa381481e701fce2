import type pg from 'pg';
import { recordStatements } from './record-statements.ts';

/** A step of a statement as the database reports it. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Step[];
}

/** One way rows of a table were found. */
export interface Scan {
  /** As in "Index Only Scan of writings_student_idx", or "Seq Scan of writings". */
  how: string;
  table: string;
  /** Rows looked at each time it was done, also those that did not fit. */
  rows: number;
  times: number;
}

const scansIn = (step: Step): Scan[] => {
  const parts = (step.Plans ?? []).flatMap(scansIn);
  const table = step['Relation Name'];
  if (!table) return parts;
  const how = `${step['Node Type']} of ${step['Index Name'] ?? table}`;
  const rows = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0);
  return [{ how, table, rows, times: step['Actual Loops'] }, ...parts];
};

const explainable = /^\s*(select|with)/i;

/** How the reading statements of some work find their rows, and how many pages of 8 KB they touch: the same on any machine. */
export const readQueryPlans = async (
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<{ statements: number; pages: number; scans: Scan[] }> => {
  const statements = await recordStatements(pool, work);
  const plans: Step[] = [];
  for (const { text, values } of statements.filter((one) => explainable.test(one.text))) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  const pages = plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
  return { statements: statements.length, pages, scans: plans.flatMap(scansIn) };
};
