import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findLiteralTexts } from './find-literal-texts.ts';
import { foldersInEnglish, foldersWithoutLiteralTexts } from './literal-text-folders.ts';

const source = join(import.meta.dirname, 'src');
const isOwnCode = (file: string): boolean => /^(?!.*(\.test\.|texts\.)).*\.tsx?$/.test(file);

const found = Object.entries(foldersWithoutLiteralTexts).flatMap(([folder, except]) =>
  readdirSync(join(source, folder))
    .filter((file) => isOwnCode(file) && !except.includes(file))
    .flatMap((file) => {
      const path = join(source, folder, file);
      return findLiteralTexts(path, readFileSync(path, 'utf8')).map(
        ({ line, text }) => `web/src/${folder}/${file}:${line} ${text}`,
      );
    }),
);

const named = new Set([...Object.keys(foldersWithoutLiteralTexts), ...foldersInEnglish]);
const unnamed = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => isOwnCode(path))
    .map((path) => dirname(path))
    .filter((folder) => folder !== '.' && !named.has(folder)),
);

if (unnamed.size > 0) {
  process.stderr.write(
    `Say in web/literal-text-folders.ts who reads what is in:\n${[...unnamed].join('\n')}\n`,
  );
  process.exitCode = 1;
}
if (found.length > 0) {
  process.stderr.write(
    `Texts that parents read belong into texts.ts, where they can be translated:\n${found.join('\n')}\n`,
  );
  process.exitCode = 1;
}
