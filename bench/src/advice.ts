import { type Advice, type AdviceFollowUp, type Coach, createCoach } from '@inkling/coach';
import { drafts, type PlainDraft } from './advice/drafts.ts';
import { followAdvice } from './advice/follow-advice.ts';
import { editElsewhere, moveParagraph } from './advice/unrelated-edits.ts';

const owner = 'bench';
const waysToFollow = 2;
const waysBeside = 3;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const read = (coach: Coach, draft: PlainDraft, earlier?: { text: string; advice: Advice[] }) =>
  coach.feedback({
    ...draft,
    owner,
    mayUseModel: false,
    known: { names: [] },
    ...(earlier && { earlier: [earlier] }),
  });

interface Pair {
  kind: 'followed' | 'elsewhere' | 'moved';
  advice: Advice;
  outcome: AdviceFollowUp['outcome'];
  after: string;
}

/** Every changed draft is read once, and only the advice it was changed for is judged. */
async function* pairsOf(coach: Coach, draft: PlainDraft): AsyncGenerator<Pair> {
  const { advice: all, findings } = await read(coach, draft);
  const judge = async (kind: Pair['kind'], text: string | null, advice: Advice[]): Promise<Pair[]> => {
    if (text === null || text === draft.text) return [];
    const { judged } = await read(coach, { ...draft, text }, { text: draft.text, advice });
    return advice.flatMap((each, index) => {
      const outcome = judged[index]?.outcome ?? null;
      return [{ kind, advice: each, outcome, after: text }];
    });
  };
  for (const advice of all) {
    for (let way = 0; way < waysToFollow; way += 1)
      yield* await judge('followed', followAdvice({ text: draft.text, advice, findings, way }), [advice]);
    for (let way = 0; way < waysBeside; way += 1)
      yield* await judge('elsewhere', editElsewhere(draft.text, advice, way), [advice]);
  }
  yield* await judge('moved', moveParagraph(draft.text), all);
}

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

const isLost = ({ outcome }: Pair): boolean => outcome === 'taken_out' || outcome === 'new_text';

const report = (pairs: Pair[]): void => {
  const of = (kind: Pair['kind']) => pairs.filter((pair) => pair.kind === kind && pair.outcome !== null);
  const [followed, elsewhere, moved] = [of('followed'), of('elsewhere'), of('moved')];
  for (const pair of [
    ...followed.filter(({ outcome }) => outcome !== 'done'),
    ...elsewhere.filter(({ outcome }) => outcome === 'done'),
    ...moved.filter(isLost),
  ])
    print(
      `${pair.kind} ${pair.advice.rule}: ${pair.outcome}\n  ${pair.advice.text}\n  ${pair.after.slice(0, 300).replaceAll('\n', ' / ')}`,
    );
  const rules = new Set(followed.map(({ advice }) => advice.rule));
  print(
    `advice followed, judged done: ${share(followed.filter(({ outcome }) => outcome === 'done').length, followed.length)}, ${rules.size} rules`,
  );
  print(
    `edited elsewhere, judged done: ${share(elsewhere.filter(({ outcome }) => outcome === 'done').length, elsewhere.length)}`,
  );
  print(`paragraph moved, passage lost: ${share(moved.filter(isLost).length, moved.length)}`);
};

/** Pairs of drafts made by changing one thing: is the advice that was followed found done, and no other? */
export const benchAdvice = async (): Promise<void> => {
  const coach = createCoach({ spelling: 'au', engine: 'harper' });
  const pairs: Pair[] = [];
  for (const draft of drafts) for await (const pair of pairsOf(coach, draft)) pairs.push(pair);
  await coach.close();
  report(pairs);
};
