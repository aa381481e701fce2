import type {
  PersonalDataKind,
  PersonalDataSpan,
} from '../understanding/personal-data/personal-data-kinds.ts';
import {
  createPersonalDataFinder,
  type KnownPersonalData,
  type TagPersonalData,
} from './find-personal-data.ts';
import { createRedactedNameRestorer, type RedactedNameRestorer } from './restore-redacted-names.ts';

export interface Redactor {
  /** Replaces personal data; the same value gets the same placeholder in every text of this redactor. */
  redact: (text: string) => Promise<string>;
  restore: (text: string) => string;
  /** Restores an answer that comes in pieces, also where a placeholder is cut across two of them. */
  restoreStream: () => RedactedNameRestorer;
}

const placeholderWords: Record<PersonalDataKind, string> = {
  person: 'NAME',
  place: 'PLACE',
  school: 'SCHOOL',
  club: 'CLUB',
  address: 'ADDRESS',
  phone: 'PHONE',
  email: 'EMAIL',
  handle: 'USERNAME',
  link: 'LINK',
  birthdate: 'BIRTHDAY',
  password: 'PASSWORD',
};

const placeholderLike = /\[[A-Z]+_\d+[A-Z]?\]/g;
/** Hides personal data before a text leaves the school and puts it back into what returns. */
export const createRedactor = (known: KnownPersonalData, read: TagPersonalData): Redactor => {
  const placeholders = new Map<string, string>();
  const values = new Map<string, string>();
  const taken = new Set<string>();
  const counts = new Map<PersonalDataKind, number>();
  const find = createPersonalDataFinder(known, read);

  const placeholderFor = (value: string, kind: PersonalDataKind): string => {
    const key = `${kind} ${value}`;
    const existing = placeholders.get(key);
    if (existing) return existing;
    let placeholder = '';
    do {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      placeholder = `[${placeholderWords[kind]}_${count}]`;
    } while (taken.has(placeholder));
    placeholders.set(key, placeholder);
    values.set(placeholder, value);
    return placeholder;
  };

  return {
    redact: async (text) => {
      const literals = [...text.matchAll(placeholderLike)];
      for (const [literal] of literals) if (!values.has(literal)) taken.add(literal);
      const isInLiteral = ({ start, end }: PersonalDataSpan): boolean =>
        literals.some(({ index, 0: { length } }) => index <= start && end <= index + length);
      let hidden = '';
      let done = 0;
      for (const span of await find(text)) {
        // A child may have typed what looks like a placeholder; it hides nothing.
        if (isInLiteral(span)) continue;
        const { start, end, kind } = span;
        hidden += text.slice(done, start) + placeholderFor(text.slice(start, end), kind);
        done = end;
      }
      return hidden + text.slice(done);
    },
    restore: (text) =>
      text.replaceAll(placeholderLike, (placeholder) => values.get(placeholder) ?? placeholder),
    restoreStream: () => createRedactedNameRestorer(values),
  };
};

export interface Redacted {
  text: string;
  restore: (text: string) => string;
}

export const redact = async (
  text: string,
  known: KnownPersonalData,
  read: TagPersonalData,
): Promise<Redacted> => {
  const redactor = createRedactor(known, read);
  return { text: await redactor.redact(text), restore: redactor.restore };
};
