import { expect, test } from 'vitest';
import { findLiteralTexts } from '../../find-literal-texts.ts';

const found = (code: string) => findLiteralTexts('page.tsx', code).map(({ text }) => text);

test('finds what people read, wherever it stands', () => {
  expect(found('const Page = () => <p className="wide">Add a child</p>;')).toEqual(['Add a child']);
  expect(found('const Field = () => <Input label="email" type="email" />;')).toEqual(['email']);
  expect(found('toast("Saved"); const labels = { a: "Not yet" };')).toEqual(['Saved', 'Not yet']);
  expect(found('const words = (n) => `$' + '{n} of 4 done`;')).toEqual(['… of 4 done']);
  expect(found('const what = name || "your child";')).toEqual(['your child']);
});

test('finds texts in attributes whose names say nothing of it, and in tables', () => {
  expect(found('const Row = () => <Fact name="Due today" value="Yearly" kind="yearly" />;')).toEqual([
    'Due today',
    'Yearly',
  ]);
  expect(found('const rows = [["AI Feedback", "4 per month already"]];')).toEqual([
    'AI Feedback',
    '4 per month already',
  ]);
});

test('finds sentences that are put together', () => {
  expect(found('const a = `$' + '{title}: $' + '{mark}`;')).toEqual(['… : …']);
  expect(found('const B = () => <p>{title}, {day}</p>;')).toEqual([',']);
  expect(found("import { criterionLabels, limits } from '@inkling/contract';")).toEqual(['criterionLabels']);
  expect(found('const point = `$' + '{x},$' + '{y}`; const box = `0 0 $' + '{width} 1`;')).toEqual([]);
});

test('leaves alone what only programs read', () => {
  expect(found('import { a } from "./Some file.ts"; if (key === "Escape") close();')).toEqual([]);
  expect(
    found('const Box = () => <div className="Wide box" style={{ margin: "0 auto" }}>{t.title}</div>;'),
  ).toEqual([]);
  expect(found('throw new TypeError("This never happens");')).toEqual([]);
  expect(found('// Not shown: a header.\nconst header = "Bearer token here";')).toEqual([]);
});

test('says in which line', () => {
  expect(findLiteralTexts('page.tsx', '\n\nconst a = <p>Hello there</p>;')).toMatchObject([{ line: 3 }]);
});
