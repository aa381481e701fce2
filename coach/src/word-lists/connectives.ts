import type { ConnectiveKind } from '../parse/analysis.ts';

/** Linking words and phrases by what they do; those of `simple` every young writer has. Written for Inkling. */
export const connectives: Record<ConnectiveKind, string> = {
  addition: `and; also; too; as well; plus; furthermore; moreover; in addition; besides; additionally; not only;
    what is more; along with; another reason; another; on top of that; equally; likewise; similarly`,
  time: `then; when; after; before; while; until; soon; later; suddenly; meanwhile; eventually; immediately; afterwards;
    after that; at first; at last; as soon as; once; just then; that night; that morning; that afternoon; the next day; the next morning; one day;
    one morning; one night; in the end; at the same time; during; by the time; moments later; minutes later; hours later;
    before long; not long after; a few minutes later; a few days later; by now; all of a sudden; in an instant; ever since; whenever; as; from that day; from that moment; from then on;
    by the end of; at that moment; in the meantime; sometimes; for a second; for a moment; the first time`,
  cause: `because; so; since; therefore; as a result; consequently; thus; so that; due to; because of; for this reason; this means;
    that is why; this is why; hence; in order to; owing to; this will; this would; leads to; results in`,
  contrast: `but; although; though; however; even though; despite; instead; on the other hand; yet; whereas; while some; nevertheless;
    in spite of; rather than; otherwise; unlike; still; even so; some people; some may; on the contrary; in contrast; regardless; apart from`,
  condition: `if; unless; even if; as long as; provided that; whether; in case; otherwise; only if; imagine if`,
  example: `for example; for instance; such as; like when; in particular; especially; including; to illustrate; in fact; specifically; namely;
    in other words; that is to say; indeed; for one`,
  order: `first; firstly; second; secondly; third; thirdly; finally; lastly; next; to begin with; first of all; to start with; in the first place;
    one reason; the first reason; the second reason; my first reason; my second reason; my last reason; my final reason; last but not least; above all; most importantly; for starters`,
  conclusion: `in conclusion; to conclude; in summary; to sum up; overall; all in all; to summarise; to summarize; in short; as you can see;
    ultimately; after all; these are the reasons; that's why; for these reasons; for all these reasons`,
  comparison: `as if; as though; just like; more than; less than; compared to; the same as; in the same way; in comparison; than`,
};

export const simpleConnectives: ReadonlySet<string> = new Set(
  'and; also; too; then; when; so; because; but; or; if; after; next; first; as; than; like; another; before; finally; once; still; one day; soon; while; until; later; in the end'.split(
    '; ',
  ),
);
