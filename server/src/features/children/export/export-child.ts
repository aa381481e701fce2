import type { ExportFormat } from '@inkling/contract';
import type { Db } from '../../../db/connect.ts';
import type { UserRow } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/app-error.ts';
import type { Download } from '../../../http/register-endpoints.ts';
import { dateInTimeZone } from '../../../services/clock/local-date.ts';
import { findUser } from '../../accounts/index.ts';
import { listWritingReads } from '../../audit/index.ts';
import { languageOf } from '../../notifications/index.ts';
import { findChild } from '../children.queries.ts';
import { readAllDataOfChild } from '../privacy/all-data-of-child.queries.ts';
import { readChildWork } from './child-work.queries.ts';
import { type ChildExport, presentEverything } from './export.presenter.ts';
import { makePortfolio } from './portfolio.ts';
import { portfolioWord } from './portfolio-docx.ts';
import { portfolioPage } from './portfolio-page.ts';
import { portfolioPdf } from './portfolio-pdf.ts';

type Moment = Parameters<typeof makePortfolio>[1];

const contentTypes: Record<ExportFormat, string> = {
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const writeDown: Record<
  ExportFormat,
  (kept: ChildExport, moment: Moment) => string | Buffer | Promise<Buffer>
> = {
  json: (kept, { now }) => JSON.stringify(presentEverything(kept, now), null, 2),
  html: (kept, moment) => portfolioPage(makePortfolio(kept, moment)),
  pdf: (kept, moment) => portfolioPdf(makePortfolio(kept, moment)),
  docx: (kept, moment) => portfolioWord(makePortfolio(kept, moment)),
};

const readKept = async (db: Db, child: UserRow, publicUrl: string): Promise<ChildExport> => ({
  child,
  work: await readChildWork(db, child.id),
  about: await readAllDataOfChild(db, child.id),
  views: await listWritingReads(db, child.id),
  publicUrl,
});

/**
 * What is kept about a child, for its parent on every plan: it is the family's own.
 * Exporting all work is logged like opening each piece of it.
 */
export const exportChild = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  { parentId, childId }: { parentId: number; childId: number },
  format: ExportFormat,
): Promise<Download> => {
  const found = await findChild(deps.db, parentId, childId);
  if (!found) throw notFound('This child');
  const now = deps.clock.now();
  const parent = await findUser(deps.db, parentId);
  const language = parent ? languageOf(parent) : 'en';
  const { PUBLIC_URL, TIME_ZONE } = deps.config;
  // One moment for all tables: a child may be writing meanwhile.
  const kept = await deps.db.transaction((tx) => readKept(tx, found.child, PUBLIC_URL), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return {
    filename: `Inkling ${found.child.full_name} ${dateInTimeZone(TIME_ZONE, now)}.${format}`,
    content_type: contentTypes[format],
    bytes: Buffer.from(await writeDown[format](kept, { now, timeZone: TIME_ZONE, language })),
  };
};
