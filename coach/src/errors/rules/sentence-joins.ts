import { coordinators } from '../../language/clause-words.ts';
import type { Sentence, TextAnalysis, Word } from '../../parse/index.ts';
import type { Candidate, RuleInput } from './rule.ts';

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** "After lunch we ran", "every winter it rained": what comes first only sets the scene. */
const sceneSetters =
  /^(in|on|at|after|when|if|for|with|during|by|because|since|while|every|last|next|before|until|as|once|to|from|one|this|that|what|how|where|although|though|whenever|unless|without|under|over|inside|instead|according|each|all|most|some)$/;
const pointers =
  /^(the|every|any|all|only|first|last|best|that|those|these|what|which|many|much|few|same|a|an)$/;

/** The words after the last that `isBreak` picks, up to the place. */
const wordsAfter = (words: Word[], isBreak: (word: Word, next: Word) => boolean): Word[] => {
  const from = words.findLastIndex((word, index) => {
    const next = words[index + 1];
    return next !== undefined && isBreak(word, next);
  });
  return words.slice(from + 1);
};

interface Place {
  text: string;
  sentence: Sentence;
  before: Word;
  after: Word;
}

const isVerb = ({ pos }: Word): boolean => pos === 'VERB' || pos === 'AUX';
const leaning = /^(if|when|whenever|while|although|though|unless|once|since|until|after|before|as)$/;
const linking = /^(because|that|which|who|or)$/;

/** The words from the last mark up to the place. */
const clauseBefore = (analysis: TextAnalysis, { text, sentence, before }: Place): Word[] =>
  wordsAfter(analysis.words.slice(sentence.firstWord, before.index + 1), (word, next) =>
    /[,;:"]/.test(text.slice(word.end, next.start)),
  );

/** "The year the mites arrived, …", "Every time it rains, …": a time with a clause of its own. */
const timeThat =
  /^(?:the|every|each|by the|that) (?:very |first |next |last )?(?:time|year|day|night|morning|evening|moment|minute|week|month|summer|winter|instant|second) (?!(?:is|was|were|had|has|went|came|started|began|ended)\b)/;

/** "If it rains …", "but once it ends …": it leans on what follows. */
const leansOn = (clause: Word[]): boolean => {
  if (timeThat.test(clause.map(({ lower }) => lower).join(' '))) return true;
  const at = clause.findIndex(({ lower }) => leaning.test(lower));
  return at !== -1 && !clause.slice(0, at).some(isVerb);
};

/** "his hands, those blunt hands that could never …": the same thing named again, with no verb of its own. */
const namesAgain = (analysis: TextAnalysis, { sentence, before, after }: Place): boolean => {
  const rest = analysis.words.slice(after.index, sentence.endWord);
  const relative = rest.findIndex(({ lower }) => /^(that|who|which|whose|where)$/.test(lower));
  const named = rest.slice(0, Math.max(0, relative));
  const isSame = named.some(({ lower }) => lower === before.lower);
  return (
    /^(those|these|the|a|an|his|her|my|its|their|our)$/.test(after.lower) &&
    named.length > 0 &&
    (isSame || !named.some(isVerb))
  );
};

/** "Without any bales, I suppose, it was scrap": an aside between two commas. */
const isAside = (clause: Word[]): boolean =>
  /^(?:i|you|we|he|she|they) (?:suppose|supposed|think|thought|guess|guessed|know|knew|believe|hope|hoped|see|mean|must say|admit|decided|felt|realised)$/.test(
    clause.map(({ lower }) => lower).join(' '),
  );

/** Before a comma stands a clause of its own, and not "for example" or "when it rains". */
const isSureSplice = (analysis: TextAnalysis, place: Place): boolean => {
  const clause = clauseBefore(analysis, place);
  if (namesAgain(analysis, place)) return false;
  const rest = place.text.slice(place.after.start, place.sentence.end);
  // "It was, he decided, missing a bit": two or three words between two commas break in.
  if (/^(?:i|you|he|she|we|they)(?: \p{L}+){1,2},/iu.test(rest)) return false;
  // "It warms us, it feeds us, and it is free" is a list of three, and "Batteries go flat, passwords are lost and …" too.
  const goesOn =
    /,\s+(and|but|or)\s/.test(rest) ||
    /^(i|you|he|she|it|we|they)\b(?:\s+[^\s,]+){1,7}\s+and\s+\1\b/i.test(rest) ||
    /^(?!(?:i|you|he|she|it|we|they|this|that|there)\b)(?:[^\s,]+\s+){3,5}and\s/i.test(rest);
  // "According to the sign you have left in its place, it was removed": no clause of its own, whatever it holds.
  if (/^(?:according|due|thanks|owing|despite|besides|apart|instead|unlike)$/.test(clause[0]?.lower ?? ''))
    return false;
  return !goesOn && clause.some(isVerb) && !leansOn(clause) && !isAside(clause);
};

/** "told me I was late", "I said yes you can stay": what follows is what was told. */
const tells = (clause: Word[]): boolean =>
  clause
    .slice(-4)
    .some(({ lower }) =>
      /^(told|tells?|telling|showed|promised|warned|reminded|assured|convinced|said|says|yelled|shouted|replied)$/.test(
        lower,
      ),
    );

/** With no mark at all: a verb before, no scene set, and what follows can't belong to the last noun. */
const isSureRunOn = (analysis: TextAnalysis, place: Place): boolean => {
  const { before, after } = place;
  const next = analysis.words[analysis.words.indexOf(after) + 1];
  // "There was never an island there before!" ends with it.
  if (after.lower === 'there' && !(next && isVerb(next))) return false;
  const clause = clauseBefore(analysis, place);
  const part = wordsAfter(clause, ({ lower }) => coordinators.has(lower) || linking.test(lower));
  const setsScene = [clause[0], part[0]].some((word) => sceneSetters.test(word?.lower ?? ''));
  const isNoun = before.pos === 'NOUN' || before.pos === 'PROPN';
  const canBelong =
    isNoun &&
    clause.slice(-4, -1).some(({ lower }) => pointers.test(lower)) &&
    // "at every event it licenses" ends with its verb.
    (!/^(it|there)('|$)/.test(after.lower) ||
      (after.lower === 'it' && next?.index === place.sentence.endWord - 1));
  const hasLeaning = clause.some(({ lower }) =>
    /^(if|when|whenever|while|although|unless|once)$/.test(lower),
  );
  return clause.slice(0, -1).some(isVerb) && !setsScene && !canBelong && !hasLeaning && !tells(clause);
};

/** "He was sad becos it was dark", "saying don't move mate, I've got you": a joining word as children spell it, or speech. */
const childrensJoins =
  /\b(?:be?c[aou]+[sz]e?|cau[sz]e?|coz|cuz|cos|tho|altho|wen|wile|untill?|saying|yelled|shouted)\b/i;

/** Two sentences stuck together, with a comma or with nothing; where, is the text's own analysis. */
export const sentenceJoins = ({ text, analysis }: Pick<RuleInput, 'text' | 'analysis'>): Candidate[] =>
  analysis.sentences.flatMap((sentence) =>
    sentence.faults.flatMap(({ kind, start, end }): Candidate[] => {
      const before = analysis.words.find((word) => word.start === start);
      const after = analysis.words.find((word) => word.end === end);
      if (!before || !after || !/^\s*,?\s*$/.test(text.slice(before.end, after.start))) return [];
      if (coordinators.has(after.lower) && after.lower !== 'then')
        return [{ start, end, kind: 'grammar', rule: 'long-sentence', suggestions: [] }];
      if (childrensJoins.test(text.slice(sentence.start, after.start))) return [];
      const isSure = kind === 'run-on' ? isSureRunOn : isSureSplice;
      if (coordinators.has(before.lower) || !isSure(analysis, { text, sentence, before, after })) return [];
      const suggestions = [`${before.text}. ${capitalise(after.text)}`, `${before.text}, and ${after.text}`];
      return [{ start, end, kind: 'grammar', rule: kind, suggestions }];
    }),
  );
