import { locales } from '@inkling/contract';
import { call } from '../api/call.ts';
import { help } from '../api/typed-calls.ts';
import { fillTextsWith, type Texts } from './texts.ts';

if (typeof document === 'object') document.documentElement.lang = locales.zh;

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes what is translated over the English and names what is not. */
export const overwriteWithTranslation = (english: Group, chinese: Group, path: string): string[] =>
  Object.entries(english).flatMap(([key, text]) => {
    const other = chinese[key];
    if (isGroup(text)) return overwriteWithTranslation(text, isGroup(other) ? other : {}, `${path}.${key}`);
    if (other === undefined) return [`${path}.${key}`];
    english[key] = other;
    return [];
  });

/** Beside each `texts.ts` stands its translation; a part is called as its folder. The landing page isn't one. */
const files = import.meta.glob<{ zh: Texts }>(['../**/*texts.zh.{ts,tsx}', '!../features/landing/**']);
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^\.\.\/(features\/)?|[./]texts\.zh\.tsx?$/g, ''),
    load,
  ]),
);

const loaded = new Map<string, Texts>();
const missing = new Set<string>();
const counted = new Set<string>();
let isSending = false;

const send = (): void => {
  const texts = [...missing].slice(0, 100);
  for (const name of texts) missing.delete(name);
  isSending = missing.size > 0;
  if (isSending) setTimeout(send);
  const body = { language: 'zh', texts } as const;
  void call(help.reportUntranslatedTexts, { body }, { rawErrors: true }).catch(() => undefined);
};

/** Each once, a moment later: whoever reads the page should not wait for that. */
const count = (names: string[]): void => {
  for (const name of names.filter((one) => !counted.has(one))) {
    counted.add(name);
    missing.add(name);
  }
  if (missing.size === 0 || isSending) return;
  isSending = true;
  setTimeout(send, 1000);
};

const fill = (name: string, english: Texts): void => {
  // Every page knows how to say what a form says; the words come with the forms.
  if (name === 'api/contract-messages' && !loaded.has(name)) return;
  // Objects of texts have nothing but texts and groups of them.
  count(overwriteWithTranslation(english as Group, (loaded.get(name) ?? {}) as Group, name));
};

/** Fetches these parts; one that does not come leaves English in its place. */
export const fillInChinese = async (parts: readonly string[]): Promise<void> => {
  await Promise.all(
    parts.map(async (part) => {
      const file = await loaders
        .get(part)?.()
        .catch(() => undefined);
      if (file) loaded.set(part, file.zh);
    }),
  );
  fillTextsWith(fill);
};
