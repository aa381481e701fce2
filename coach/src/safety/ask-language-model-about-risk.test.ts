import { expect, test } from 'vitest';
import { createScriptedModel } from '../testing/scripted-model.ts';
import { tagPersonalDataByWords } from '../testing/tag-personal-data.ts';
import { askLanguageModelAboutRisk } from './ask-language-model-about-risk.ts';
import { moreSevereRisk } from './join-risks.ts';
import { createRedactor } from './redact.ts';

const text = 'We had pizza. Tilly says the coach locks the door when they are alone.';
const ask = (answer: string) => {
  const model = createScriptedModel([answer]);
  const redactor = createRedactor({ names: ['Tilly Brook'] }, tagPersonalDataByWords);
  return { model, risk: askLanguageModelAboutRisk(text, model, redactor) };
};

test('a model that is sure is heard, with the sentence it means and without the name', async () => {
  const { model, risk } = ask(
    'Here you are: {"level":"sure","kind":"friend-in-danger","sentence":"[NAME_1] says the coach locks the door when they are alone."}',
  );
  const { severity, category, spans } = (await risk) ?? {};
  expect({ severity, category }).toEqual({ severity: 'high', category: 'friend_in_danger' });
  expect(text.slice(spans?.[0]?.start, spans?.[0]?.end)).toBe(
    'Tilly says the coach locks the door when they are alone.',
  );
  expect(JSON.stringify(model.prompts)).not.toContain('Tilly');
});

test.each(['none of that', '{"level":"none"}', '{"level":"huge","kind":"abuse"}', '{"level":', ''])(
  'an answer that says nothing raises nothing: %j',
  async (answer) => {
    expect(await ask(answer).risk).toBeNull();
  },
);

test('a sentence that is not the child’s stands for the whole text', async () => {
  const risk = await ask('{"level":"look","kind":"abuse","sentence":"He hits me."}').risk;
  expect(risk).toMatchObject({ severity: 'low', spans: [{ start: 0, end: text.length }] });
});

test('a model can raise what was heard and never lower it', () => {
  const low = { severity: 'low', category: 'abuse', spans: [] } as const;
  const high = { severity: 'high', category: 'abuse', spans: [] } as const;
  const heard = { ...low, spans: [] };
  expect(moreSevereRisk({ ...high, spans: [] }, heard)?.severity).toBe('high');
  expect(moreSevereRisk(heard, { ...high, spans: [] })?.severity).toBe('high');
  expect(moreSevereRisk(null, heard)).toBe(heard);
  expect(moreSevereRisk(heard, null)).toBe(heard);
});
