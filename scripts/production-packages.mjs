import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** Declarations and maps are for those who develop with a package. */
const FOR_DEVELOPERS = /\.d\.[cm]?ts$|\.map$|\.tsbuildinfo$|\/node_modules\/\.bin$|\/node_modules$/;

/** Harper comes in four forms of about 20 MB; the coach loads `harper.js/binary`. */
const OTHER_FORMS_OF_HARPER = /\/harper\.js\/dist\/(slim|binaryInlined|harper_wasm_slim)/;

export function isNeededAtRunTime(path) {
  return !FOR_DEVELOPERS.test(path) && !OTHER_FORMS_OF_HARPER.test(path);
}

/** Where node would find a package from a folder: beside it, or in a folder above. */
function locate(packages, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '.') return undefined;
  }
}

function namesOf(entry) {
  const peers = Object.keys(entry.peerDependencies ?? {});
  const needed = peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...needed];
}

/** The installed packages that these workspaces need at run time, as folders, by what the lockfile says. */
export function listProductionPackages(
  workspaces,
  lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
) {
  const found = new Set();
  const waiting = [...workspaces];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const name of namesOf(lock.packages[place])) {
      const next = locate(lock.packages, place, name);
      // A link is a workspace of ours, which is bundled; what is not in the lockfile is optional.
      if (next === undefined || lock.packages[next].link || found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return [...found].sort();
}
