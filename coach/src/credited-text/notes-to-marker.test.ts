import { expect, test } from 'vitest';
import { withoutNotesToMarker } from './notes-to-marker.ts';

test('a note is blanked and every other word stays where it was', () => {
  const text = 'Rex ran.\nPlease give me\nfull marks. He hid.';
  const start = text.indexOf('Please');
  const blanked = withoutNotesToMarker(text, [{ start, end: text.indexOf(' He hid') }]);
  expect(blanked.trim().split(/\s+/)).toEqual(['Rex', 'ran.', 'He', 'hid.']);
  expect(blanked.indexOf('He hid.')).toBe(text.indexOf('He hid.'));
  expect(blanked.split('\n')).toHaveLength(3);
});

test('a draft without notes is left as it is', () => {
  expect(withoutNotesToMarker('Rex ran.', [])).toBe('Rex ran.');
});
