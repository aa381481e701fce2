import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createPieceMarker } from './cli/piece-marker.ts';
import { genreSchema, spellingDialectSchema, yearSchema } from './cli/piece-schema.ts';
import { printMarkedPiece } from './cli/print-marked-piece.ts';
import { runBatch } from './cli/run-batch.ts';

const usage = `Marks a text and shows why.

  npm run coach -- file.txt --genre narrative|persuasive --year 5 [--json] [--spelling au|us]
  npm run coach -- --jsonl in.jsonl     one {id, text, genre, year, spelling?} a line

  --engine nspell   needs less memory and finds less grammar
`;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n\n${usage}`);
  process.exit(2);
};

const readOptions = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        genre: { type: 'string', default: 'narrative' },
        year: { type: 'string', default: '5' },
        spelling: { type: 'string', default: 'au' },
        engine: { type: 'string', default: 'harper' },
        json: { type: 'boolean', default: false },
        jsonl: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // A mistyped option is answered with the usage, not with a stack.
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const main = async (): Promise<void> => {
  const { values, positionals } = readOptions();
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  if (values.engine !== 'harper' && values.engine !== 'nspell') return fail('--engine is harper or nspell');
  const coach = createPieceMarker(values.engine);
  if (values.jsonl !== undefined)
    return runBatch(values.jsonl, coach, { out: process.stdout, err: process.stderr });
  const [path] = positionals;
  const genre = genreSchema.safeParse(values.genre);
  const year = yearSchema.safeParse(values.year);
  if (path === undefined) return fail('Which file?');
  if (!genre.success) return fail('--genre is narrative or persuasive');
  if (!year.success) return fail('--year is a number from 0 to 13');
  const spelling = spellingDialectSchema.safeParse(values.spelling);
  if (!spelling.success) return fail('--spelling is au or us');
  const piece = {
    text: readFileSync(path, 'utf8'),
    genre: genre.data,
    year: year.data,
    spelling: spelling.data,
  };
  const coached = await coach(piece);
  const { assessment, findings } = coached;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ ...assessment, errors: findings }, null, 2)}\n`
      : printMarkedPiece(piece, coached),
  );
};

await main();
