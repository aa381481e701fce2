import { mkdirSync, writeFileSync } from 'node:fs';
import { createPersonalDataFinder } from '../../safety/find-personal-data.ts';
import { ngramScore } from '../ngram-model.ts';
import { createPersonalReader } from '../personal/personal-reader.ts';
import { combineRiskScores, likeliestKind } from '../sentence-reader.ts';
import { turnKinds } from '../turn-kinds.ts';
import { type Outcome, outcomesOf, personalReport } from './personal-score.ts';
import { riskReport } from './risk-report.ts';
import type { Learned, Texts } from './train-all.ts';
import { turnReport } from './turn-report.ts';

/** How well texts are judged that were left out of the training. */
export async function judgeHeldOutSets(texts: Texts, learned: Learned): Promise<string[]> {
  return [
    ...judgeRisks(texts, learned),
    ...judgeTurns(texts, learned),
    ...(await judgePersonal(texts, learned)),
  ];
}

function judgeRisks({ risk }: Texts, { trainer, riskWording }: Learned): string[] {
  const judged = risk.map(({ stretches, ...text }) => ({
    ...text,
    units: stretches.flatMap(({ lesson, units }) =>
      trainer.ask('risk', lesson).map((answers, index) => {
        const meaning = answers[0] ?? 0;
        const wording = ngramScore(riskWording, units[index]?.ngrams ?? new Set());
        return { meaning, wording, kind: likeliestKind(answers), score: combineRiskScores(meaning, wording) };
      }),
    ),
  }));
  keep('risk', judged);
  return riskReport(judged);
}

function judgeTurns({ turns }: Texts, { trainer }: Learned): string[] {
  const judged = turns.map(({ set, kind, lesson }) => {
    const meaning = trainer.ask('turn', lesson)[0] ?? new Float32Array(0);
    return { set, kind, heard: turnKinds[meaning.indexOf(Math.max(...meaning))] ?? 'idea' };
  });
  return turnReport(judged);
}

async function judgePersonal({ personal }: Texts, { trainer, personalHead }: Learned): Promise<string[]> {
  const outcomes: Outcome[] = [];
  for (const { judged, set, stretches } of personal) {
    if (!judged) continue;
    const meaning: (Float32Array | undefined)[] = [];
    for (const { lesson, words } of stretches) {
      trainer.ask('personal', lesson).forEach((answers, index) => {
        meaning[words[index] ?? 0] = answers;
      });
    }
    const read = createPersonalReader(() => meaning, personalHead);
    const find = createPersonalDataFinder({ names: [] }, async (text) => read(text));
    outcomes.push(...outcomesOf(judged, await find(judged.text), set));
  }
  keep('personal', outcomes);
  return personalReport(outcomes);
}

/** What each text scored, to look at afterwards. */
function keep(name: string, judged: object[]): void {
  const file = new URL(`../../../../node_modules/.cache/inkling/judged-${name}.jsonl`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, judged.map((each) => `${JSON.stringify(each)}\n`).join(''));
}
