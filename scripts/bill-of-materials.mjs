import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProductionPackages } from './production-packages.mjs';
import { root } from './root.mjs';

const NAME_IN_PATH = /^(?:.*\/)?node_modules\//;

/** What is installed under another name says its own. */
const nameOf = (place, { name }) => name ?? place.replace(NAME_IN_PATH, '');

/** A package as the package-url specification writes it. */
const packageUrl = (name, version) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version).replaceAll('%2B', '+')}`;

const HASHES = { sha512: 'SHA-512', sha256: 'SHA-256', sha1: 'SHA-1' };

/** Digests of the archive, as the lockfile has them. */
const hashesOf = (integrity = '') =>
  integrity
    .split(/\s+/)
    .map((digest) => /^(sha\d+)-([^?]+)/.exec(digest))
    .filter((found) => found && HASHES[found[1]])
    .map(([, kind, digest]) => ({
      alg: HASHES[kind],
      content: Buffer.from(digest, 'base64').toString('hex'),
    }));

const isExpression = (license) => / (?:OR|AND|WITH) /.test(license);

const licensesOf = (license) => {
  if (!license) return {};
  if (isExpression(license)) return { licenses: [{ expression: license }] };
  return { licenses: [{ license: /^see /i.test(license) ? { name: license } : { id: license } }] };
};

const component = (place, entry, isNeeded) => {
  const name = nameOf(place, entry);
  const hashes = hashesOf(entry.integrity);
  const purl = packageUrl(name, entry.version);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version: entry.version,
    // Not part of what runs in production: tools for building and testing.
    scope: isNeeded ? 'required' : 'excluded',
    ...(hashes.length > 0 && { hashes }),
    ...licensesOf(entry.license),
    purl,
  };
};

/** Every package of the lockfile in CycloneDX 1.6, the same for the same lockfile: neither a date nor a random number. */
export function billOfMaterials(
  lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  workspaces = ['server', 'coach', 'contract', 'web'],
) {
  const needed = new Set(listProductionPackages(workspaces, lock));
  const found = new Map();
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!NAME_IN_PATH.test(place) || entry.link) continue;
    const one = component(place, entry, needed.has(place));
    const known = found.get(one.purl);
    // Installed in two places it is one component, and needed if one of them is.
    if (!known || one.scope === 'required') found.set(one.purl, one);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'inkling', name: lock.name, version: lock.version },
    },
    components: [...found.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(`${JSON.stringify(billOfMaterials(), null, 2)}\n`);
