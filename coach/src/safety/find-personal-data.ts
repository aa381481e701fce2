import type { PersonalDataSpan } from '../understanding/personal-data/personal-data-kinds.ts';
import type { PersonalDataTags } from '../understanding/personal-data/personal-data-tagger.ts';
import type { TaggedToken } from '../understanding/personal-data/tag-personal-data-words.ts';
import { commonness, isPublicWord } from '../understanding/personal-data/word-lists.ts';
import { findAnimalAndCharacterNames } from './animal-and-character-names.ts';
import { findPersonalDataByRules, publicNumber } from './find-personal-data-by-rules.ts';
import { createKnownNames, type KnownNames } from './known-names.ts';
import { mergeSpans } from './merge-spans.ts';
import { createPhraseListFinder } from './phrase-list-finder.ts';
import { findSelfIntroducedNames } from './self-introduced-names.ts';
import { shortSchoolNames } from './short-school-names.ts';

export interface KnownPersonalData {
  /** Names of the child, the family, the classmates and the teachers, as the school writes them. */
  names: string[];
  /** Names of schools and classes. */
  groups?: string[];
  emails?: string[];
  usernames?: string[];
}

/** A name this sure is looked for in the rest of the conversation as well. */
const SURE = 0.9;
const EVERYDAY = 3;
const STORY_TITLE = /^(captain|princess|prince|king|queen|lord|lady|sir|detective|inspector|wizard|witch)$/;

/** Reads a text for what says who and where a child is; the coach's thread does it. */
export type TagPersonalData = (text: string) => Promise<PersonalDataTags>;

type FindPersonalData = (text: string) => Promise<PersonalDataSpan[]>;

/** All finders look at the text; what the known names miss, the rules or the tagger may see. */
export function createPersonalDataFinder(known: KnownPersonalData, read: TagPersonalData): FindPersonalData {
  const names = createKnownNames(known.names);
  const findGroups = createPhraseListFinder((known.groups ?? []).flatMap(shortSchoolNames), 'school');
  const findEmails = createPhraseListFinder(known.emails ?? [], 'email');
  const findUsernames = createPhraseListFinder(known.usernames ?? [], 'handle');
  return async (text) => {
    const { tokens, spans } = await read(text);
    const invented = findAnimalAndCharacterNames(text);
    for (const name of findSelfIntroducedNames(text)) names.add(name);
    rememberSureNames(
      tokens.filter(({ token }) => !invented.has(token.lower)),
      names,
    );
    const found = mergeSpans([
      ...findEmails(text),
      ...findUsernames(text),
      ...findGroups(text),
      ...names.find(tokens),
      ...findPersonalDataByRules(text),
      ...spans.filter(
        (span) => !isInvented(text, span, invented) && !publicNumber.test(text.slice(span.start, span.end)),
      ),
    ]);
    return joinFullNames(text, mergeSpans(found.map((span) => wholeHyphenated(text, span))));
  };
}

const isCapitalised = (text: string, { start }: PersonalDataSpan): boolean =>
  /\p{Lu}/u.test(text[start] ?? '');

/** Of "ruby-jo" and "Mr Hollis-Wren" no half stays behind. */
function wholeHyphenated(text: string, span: PersonalDataSpan): PersonalDataSpan {
  if (span.kind !== 'person') return span;
  const before = /\p{L}+-$/u.exec(text.slice(0, span.start))?.[0].length ?? 0;
  const behind = /^(?:-\p{L}+)+/u.exec(text.slice(span.end))?.[0].length ?? 0;
  return { ...span, start: span.start - before, end: span.end + behind };
}

/** "Tilly" and "Brook" side by side are one person, who is to come back under one name. */
const joinFullNames = (text: string, spans: readonly PersonalDataSpan[]): PersonalDataSpan[] => {
  const joined: PersonalDataSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isFullName =
      last?.kind === 'person' &&
      span.kind === 'person' &&
      text.slice(last.end, span.start) === ' ' &&
      isCapitalised(text, last) &&
      isCapitalised(text, span);
    if (last && isFullName) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
};

const isInvented = (text: string, { start, end }: PersonalDataSpan, invented: ReadonlySet<string>): boolean =>
  text
    .slice(start, end)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => invented.has(word) || STORY_TITLE.test(word));

function rememberSureNames(tokens: TaggedToken[], names: KnownNames): void {
  for (const { token, likelihood, label } of tokens)
    if (
      label === 'person' &&
      likelihood >= SURE &&
      token.text.length > 2 &&
      commonness(token.lower) < EVERYDAY &&
      !isPublicWord(token.lower)
    )
      names.add(token.text);
}
