import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withElements } from './with-elements.tsx';

const shown = (text: string, elements: Parameters<typeof withElements>[1]) =>
  renderToStaticMarkup(<p>{withElements(text, elements)}</p>);

test('puts links and names where the sentence wants them', () => {
  expect(
    shown('Read the <terms>Terms</terms>, <name/>.', {
      terms: (words) => <a href="/terms">{words}</a>,
      name: () => <b>{'<Mia>'}</b>,
    }),
  ).toBe('<p>Read the <a href="/terms">Terms</a>, <b>&lt;Mia&gt;</b>.</p>');
});

test('leaves the words where nothing is put', () => {
  expect(shown('Read the <terms>Terms</terms>.', {})).toBe('<p>Read the Terms.</p>');
});
