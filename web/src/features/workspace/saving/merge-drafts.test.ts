import type { StepEntry } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { fingerprint, isSame, mergeDrafts } from './merge-drafts.ts';

const text = (id: string, content: string): StepEntry => ({ id, title: id, type: 'freeWriting', content });
const answer = { field: 'Who', title: 'Who', content: 'An owl', placeholder: '' };
const turned = { placeholder: '', content: 'An owl', title: 'Who', field: 'Who' };
const form = (one: typeof answer): StepEntry => ({
  id: 'form',
  title: 'Form',
  type: 'structuredForm',
  content: [one],
});

describe('two drafts', () => {
  it('are the same whatever order their parts came in', () => {
    expect(isSame([text('a', 'x'), form(answer)], [form(turned), text('a', 'x')])).toBe(true);
    expect(isSame([text('a', 'x')], [text('a', 'x ')])).toBe(false);
    expect(fingerprint([form(answer)])).toBe(fingerprint([form(turned)]));
    expect(fingerprint([text('a', 'x')])).not.toBe(fingerprint([text('a', 'y')]));
  });

  const base = [text('plan', 'p'), text('draft', 'd')];

  it('merge when they changed different parts, with both changes', () => {
    const mine = [text('plan', 'p'), text('draft', 'd and more')];
    const theirs = [text('plan', 'new p'), text('draft', 'd'), text('later', '')];
    const merged = mergeDrafts({ mine, theirs, base, sent: [] }) ?? [];
    expect(isSame(merged, [text('plan', 'new p'), text('draft', 'd and more'), text('later', '')])).toBe(
      true,
    );
  });

  it('need the child when they changed the same part', () => {
    const mine = [text('plan', 'p'), text('draft', 'mine')];
    const theirs = [text('plan', 'p'), text('draft', 'theirs')];
    expect(mergeDrafts({ mine, theirs, base, sent: [] })).toBeNull();
    expect(mergeDrafts({ mine, theirs, base, sent: [fingerprint(theirs)] })).toBe(mine);
  });
});
