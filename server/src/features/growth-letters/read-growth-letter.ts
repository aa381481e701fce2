import { firstNameOf, type GrowthLetter } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { findUser } from '../accounts/index.ts';
import { requirePlanToReadWork } from '../billing/index.ts';
import { findChild } from '../children/index.ts';
import { languageOf } from '../notifications/index.ts';
import { gatherLetterFacts } from './gather-letter-facts.ts';
import { writeChineseLetter } from './write-chinese-letter.ts';
import { writeLetter } from './write-letter.ts';

export const readGrowthLetter = async (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  caller: Caller,
  wish: { childId: number; month: string | undefined },
): Promise<GrowthLetter> => {
  const row = await findChild(db, caller.id, wish.childId);
  if (!row) throw notFound('This child');
  await requirePlanToReadWork(db, caller);
  const zone = config.TIME_ZONE;
  const today = dateInTimeZone(zone, clock.now());
  const month = wish.month ?? today.slice(0, 7);
  const child = { id: row.child.id, full_name: row.child.full_name };
  const facts = await gatherLetterFacts(db, {
    parentId: caller.id,
    child: { id: child.id, called: firstNameOf(child.full_name) },
    month,
    today,
    zone,
  });
  const parent = await findUser(db, caller.id);
  const isChinese = parent && languageOf(parent) === 'zh';
  return { child, month, parts: isChinese ? writeChineseLetter(facts) : writeLetter(facts) };
};
