import { lookAlikeConfusions } from '../data/confusions-look-alike.ts';
import { shortWordConfusions } from '../data/confusions-short-words.ts';
import { soundAlikeConfusions } from '../data/confusions-sound-alike.ts';
import { thereConfusions } from '../data/confusions-there.ts';
import { nounGrammar } from '../data/grammar-nouns.ts';
import { secondLanguageGrammar } from '../data/grammar-second-language.ts';
import { verbGrammar } from '../data/grammar-verbs.ts';
import { punctuationPhrases } from '../data/punctuation-phrases.ts';
import type { Source } from '../merge-candidates.ts';
import { applyPhraseRules } from './apply-phrase-rules.ts';
import { loneI, properNames, sentenceStart, strayCapitals } from './capitals.ts';
import { fixWords } from './fix-words.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { possessiveNames, possessiveOfOne } from './possessive-names.ts';
import type { Rule } from './rule.ts';
import { endMarks, questionMarks } from './sentence-ends.ts';
import { sentenceJoins } from './sentence-joins.ts';
import { doubleWords, listCommas, spaces } from './spaces-and-lists.ts';
import { speechMarks } from './speech-marks.ts';
import { spelling } from './spelling.ts';
import { wordsWrittenApart } from './words-written-apart.ts';

export const phraseRules: readonly PhraseRule[] = [
  ...thereConfusions,
  ...shortWordConfusions,
  ...soundAlikeConfusions,
  ...lookAlikeConfusions,
  ...verbGrammar,
  ...nounGrammar,
  ...secondLanguageGrammar,
  ...punctuationPhrases,
];

/** Every rule of our own, with the rank it has where several see the same place. */
export const allRules: readonly { source: Source; rule: Rule }[] = [
  { source: 'phrases', rule: applyPhraseRules(phraseRules) },
  { source: 'words', rule: fixWords },
  ...[
    loneI,
    sentenceStart,
    properNames,
    strayCapitals,
    speechMarks,
    questionMarks,
    endMarks,
    spaces,
    doubleWords,
    listCommas,
    possessiveNames,
    possessiveOfOne,
    wordsWrittenApart,
  ].map((rule) => ({ source: 'marks' as const, rule })),
  { source: 'spelling', rule: spelling },
  { source: 'joins', rule: sentenceJoins },
];
