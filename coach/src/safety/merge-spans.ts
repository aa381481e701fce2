import {
  type PersonalDataSpan,
  personalDataKinds,
} from '../understanding/personal-data/personal-data-kinds.ts';

const gravityOf = ({ kind }: PersonalDataSpan): number => personalDataKinds.indexOf(kind);

/** Overlapping finds become one span of the gravest kind: what one finder saw is never lost to another. */
export function mergeSpans(spans: PersonalDataSpan[]): PersonalDataSpan[] {
  const merged: PersonalDataSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) {
      if (gravityOf(span) < gravityOf(last)) last.kind = span.kind;
      last.end = Math.max(last.end, span.end);
    } else merged.push({ ...span });
  }
  return merged;
}
