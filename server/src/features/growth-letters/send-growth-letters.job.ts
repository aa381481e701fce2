import { screenPath } from '@inkling/contract';
import { z } from 'zod';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { addDays, dateInTimeZone } from '../../services/clock/local-date.ts';
import { lockUser } from '../accounts/index.ts';
import { listPayingParents } from '../billing/index.ts';
import { listAllChildren } from '../children/index.ts';
import {
  findEmailRecipients,
  type GrowthLetterEmail,
  languageOf,
  loadChildDisplayNames,
  queueEmail,
} from '../notifications/index.ts';
import { gatherLetterFacts } from './gather-letter-facts.ts';
import { monthInChinese, writeChineseLetter } from './write-chinese-letter.ts';
import { monthInWords, writeLetter } from './write-letter.ts';

interface Wish {
  parent: UserRow;
  /** `yyyy-MM` */
  month: string;
  today: string;
}

type LetterDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

const lettersFor = async ({ db, config }: LetterDeps, { parent, month, today }: Wish) => {
  const letters: (GrowthLetterEmail['letters'][number] & { id: number })[] = [];
  const names = await loadChildDisplayNames(db, [parent.id]);
  for (const { child } of await listAllChildren(db, parent.id)) {
    const called = names.get(child.id) ?? 'your child';
    const facts = await gatherLetterFacts(db, {
      parentId: parent.id,
      child: { id: child.id, called },
      month,
      today,
      zone: config.TIME_ZONE,
    });
    const parts = languageOf(parent) === 'zh' ? writeChineseLetter(facts) : writeLetter(facts);
    const link = config.PUBLIC_URL + screenPath('what-grew', { id: child.id }, { month });
    if (parts.length > 0) letters.push({ id: child.id, name: called, parts, link });
  }
  return letters;
};

/** One email for the whole family, and none when no child did anything. */
const writeTo = async (deps: LetterDeps, wish: Wish): Promise<void> => {
  const letters = await lettersFor(deps, wish);
  if (letters.length === 0) return;
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, wish.parent.id);
    if (!user) return;
    await queueEmail(deps, tx, {
      user,
      template: 'growth-letter',
      props: {
        month: languageOf(user) === 'zh' ? monthInChinese(wish.month) : monthInWords(wish.month),
        letters: letters.map(({ name, parts, link }) => ({ name, parts, link })),
      },
      about: letters.map(({ id }) => id),
      dedupe_key: `growth letter ${wish.month}`,
    });
  });
};

/** On the first of a month, about the month before; a second run writes nothing new. */
export const sendGrowthLetters = job({
  name: 'growth-letters',
  data: z.object({}),
  schedule: '0 7 1 * *',
  run: async (deps: LetterDeps) => {
    const today = dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());
    const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
    for (const parent of await findEmailRecipients(deps.db, await listPayingParents(deps.db)))
      await writeTo(deps, { parent, month, today });
  },
});
