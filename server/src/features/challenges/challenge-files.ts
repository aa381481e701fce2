import type { CheckedInput, challenges } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { UploadDeps } from '../files/index.ts';
import { attachUpload, deleteUpload } from '../files/index.ts';

export type ChallengeForm = CheckedInput<typeof challenges.createChallenge>['body'];

interface StoredFile {
  id: number;
  signed_id: string;
}

/** The files a challenge has now; a new one has none. */
export interface StoredFiles {
  cover: StoredFile | null;
  logo: StoredFile | null;
  banner: StoredFile | null;
  files: StoredFile[];
}

export const noFiles: StoredFiles = { cover: null, logo: null, banner: null, files: [] };

const everyFile = ({ cover, logo, banner, files }: StoredFiles): StoredFile[] =>
  [cover, logo, banner, ...files].filter((file) => file !== null);

/** Attaches new files of the form and keeps those it names again; returns the file of each slot. */
export const attachFiles = async (
  deps: UploadDeps,
  tx: Db,
  { stored, form, ownerId }: { stored: StoredFiles; form: ChallengeForm; ownerId: number },
) => {
  const known = new Map(everyFile(stored).map((file) => [file.signed_id, file.id]));
  const take = async (signed_id: string, field: 'cover' | 'logo' | 'banner' | 'files') =>
    known.get(signed_id) ??
    attachUpload(deps, tx, { signed_id, ownerId, field, kind: field === 'files' ? 'any' : 'image' });
  const files: number[] = [];
  for (const signed_id of new Set(form.files.map((file) => file.signed_id)))
    files.push(await take(signed_id, 'files'));
  return {
    cover_id: await take(form.cover.signed_id, 'cover'),
    logo_id: form.logo && (await take(form.logo.signed_id, 'logo')),
    banner_id: form.banner && (await take(form.banner.signed_id, 'banner')),
    files,
  };
};

/** Deletes files that are no longer used. */
export const deleteFilesExcept = async (
  deps: Pick<Deps, 'queue'>,
  tx: Db,
  { stored, kept = [] }: { stored: StoredFiles; kept?: (number | null)[] },
): Promise<void> => {
  for (const { id } of everyFile(stored)) if (!kept.includes(id)) await deleteUpload(deps, tx, id);
};
