import { normalizePath, type Plugin, type Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const sources = `${normalizePath(import.meta.dirname)}/src/`;
const named = 'virtual:first-load';
const resolved = `\0${named}`;

/** Read before the texts of another language are there: nothing of a screen may be among them. */
const readFirst = ['main.tsx', 'app/load-role-of-session.ts'];

/** What a child who opens a draft needs at once, wherever it is imported. */
const firstLoad = [
  ...readFirst,
  'app/app-providers.tsx',
  'app/register-service-worker.ts',
  'app/session-layout.tsx',
  'features/tours/product-tours/product-tour-of-screen.tsx',
  'features/workspace/steps/draft-step.tsx',
  'features/workspace/workspace-page.tsx',
];

const isOurs = (id: string): boolean => id.startsWith(sources);

/** Our own files that these import, and they in turn; what is imported on demand is not among them. */
const reachedFrom = (files: string[], context: Context): Set<string> => {
  const reached = new Set(files.map((file) => sources + file));
  // A set goes on with what is added while it is read.
  for (const id of reached)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) if (isOurs(next)) reached.add(next);
  return reached;
};

type Belongs = (id: string, context: Context) => boolean;

/** The public pages are entries, too, and so is the document of the app. */
const isOtherEntry: Belongs = (id) => id === resolved || /[\\/]features[\\/]landing[\\/]|\.html$/.test(id);

/** Each takes what is left by those above, and what its modules import along with them. */
const chunks: Record<string, Belongs> = {
  react: (id) => /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/.test(id),
  // With the styles of a page without Mantine, which say the order of the layers before Mantine fills one.
  kit: (id) => /node_modules[\\/]|[\\/]ui[\\/]theme[\\/][\w-]+\.css$/.test(id),
  start: (id, context) => !isOurs(id) || reachedFrom(readFirst, context).has(id),
  // What other screens show, too, and then what only a child who writes needs.
  screens: (id) => !id.startsWith(`${sources}features/workspace/`),
  workspace: () => true,
};

const groups = Object.entries(chunks).map(([name, belongs], index) => ({
  name: (id: string, context: Context) => (!isOtherEntry(id, context) && belongs(id, context) ? name : null),
  debugName: name,
  tags: ['$initial' as const],
  priority: 10 - index,
}));

/**
 * Puts what a child's draft needs at once into a few chunks. Each part as a file of its own would cost a request and
 * its wrapping, and with what other screens share it would carry their parts, too. Which modules these are is what the
 * bundler finds: the ones left of an entry that imports them all and that is thrown away in the end.
 */
export const firstLoadPlugin = (): Plugin => ({
  name: 'first-load',
  apply: 'build',
  config: () => ({
    build: {
      rolldownOptions: {
        input: [named],
        output: { codeSplitting: { groups } },
      },
    },
  }),
  resolveId: (id) => (id === named ? resolved : null),
  load: (id) =>
    id === resolved
      ? firstLoad.map((file, index) => `export * as part${index} from '${sources}${file}';`).join('\n')
      : null,
  // What it imports is read on demand nevertheless: nobody loads this entry.
  onLog: (_level, { code, message }) => code !== 'INEFFECTIVE_DYNAMIC_IMPORT' || !message.includes(named),
  generateBundle: (_options, bundle) => {
    for (const [name, file] of Object.entries(bundle))
      if (file.type === 'chunk' && file.facadeModuleId === resolved) delete bundle[name];
  },
});
