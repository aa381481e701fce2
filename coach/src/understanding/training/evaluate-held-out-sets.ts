import { mkdirSync, writeFileSync } from 'node:fs';
import { createPersonalDataFinder } from '../../safety/find-personal-data.ts';
import { chatMessageKinds } from '../chat-message-kinds.ts';
import { ngramScore } from '../ngram-model.ts';
import { createPersonalDataTagger } from '../personal-data/personal-data-tagger.ts';
import { combineRiskScores, likeliestRiskKind } from '../risk-and-note-classifier.ts';
import { describeExchangeScores } from './message-kind-scores.ts';
import { describePersonalDataScores, outcomesOf, type PersonalDataOutcome } from './personal-data-scores.ts';
import { describeRiskScores } from './risk-scores.ts';
import type { TrainedModel, TrainingTexts } from './train-transformer.ts';

/** How well texts are judged that were left out of the training. */
export async function evaluateHeldOutSets(texts: TrainingTexts, learned: TrainedModel): Promise<string[]> {
  return [
    ...judgeRisks(texts, learned),
    ...judgeExchanges(texts, learned),
    ...(await judgePersonal(texts, learned)),
  ];
}

function judgeRisks({ risk }: TrainingTexts, { trainer, riskWording }: TrainedModel): string[] {
  const judged = risk.map(({ windows, ...text }) => ({
    ...text,
    units: windows.flatMap(({ example, units }) =>
      trainer.ask('risk', example).map((answers, index) => {
        const meaning = answers[0] ?? 0;
        const wording = ngramScore(riskWording, units[index]?.ngrams ?? new Set());
        return {
          meaning,
          wording,
          kind: likeliestRiskKind(answers),
          score: combineRiskScores(meaning, wording),
        };
      }),
    ),
  }));
  keep('risk', judged);
  return describeRiskScores(judged);
}

function judgeExchanges({ exchanges }: TrainingTexts, { trainer }: TrainedModel): string[] {
  const judged = exchanges.map(({ set, kind, example }) => {
    const meaning = trainer.ask('turn', example)[0] ?? new Float32Array(0);
    return { set, kind, heard: chatMessageKinds[meaning.indexOf(Math.max(...meaning))] ?? 'idea' };
  });
  return describeExchangeScores(judged);
}

async function judgePersonal(
  { personal }: TrainingTexts,
  { trainer, personalHead }: TrainedModel,
): Promise<string[]> {
  const outcomes: PersonalDataOutcome[] = [];
  for (const { judged, set, windows } of personal) {
    if (!judged) continue;
    const meaning: (Float32Array | undefined)[] = [];
    for (const { example, words } of windows) {
      trainer.ask('personal', example).forEach((answers, index) => {
        meaning[words[index] ?? 0] = answers;
      });
    }
    const read = createPersonalDataTagger(() => meaning, personalHead);
    const find = createPersonalDataFinder({ names: [] }, async (text) => read(text));
    outcomes.push(...outcomesOf(judged, await find(judged.text), set));
  }
  keep('personal', outcomes);
  return describePersonalDataScores(outcomes);
}

/** What each text scored, to look at afterwards. */
function keep(name: string, judged: object[]): void {
  const file = new URL(`../../../../node_modules/.cache/inkling/judged-${name}.jsonl`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, judged.map((each) => `${JSON.stringify(each)}\n`).join(''));
}
