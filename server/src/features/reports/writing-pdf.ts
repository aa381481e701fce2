import { locales } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Download } from '../../http/register-endpoints.ts';
import { PdfDocument } from '../../services/pdf/pdf-document.ts';
import { findUser } from '../accounts/index.ts';
import { languageOf } from '../notifications/index.ts';
import { readWriting } from '../writings/index.ts';

/** A finished piece as one would pin it to the wall: the child's own words and nothing around them. */
export const writingPdf = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  id: number,
): Promise<Download> => {
  const writing = await readWriting(deps, caller, id);
  if (writing.status !== 'completed') throw conflict('Finish this writing first, then it can be printed.');
  const reader = await findUser(deps.db, caller.id);
  const locale = locales[reader ? languageOf(reader) : 'en'];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: deps.config.TIME_ZONE });
  const finishedOn = day.format(new Date(writing.completed_at ?? writing.updated_at));
  const paper = new PdfDocument(writing.title)
    .title(writing.title)
    .caption(`${writing.student.full_name} · ${finishedOn}`);
  for (const paragraph of writing.content.split(/\n+/).filter((text) => text.trim() !== ''))
    paper.paragraph(paragraph);
  return {
    filename: `${writing.title}.pdf`,
    content_type: 'application/pdf',
    bytes: await paper.finish(),
  };
};
