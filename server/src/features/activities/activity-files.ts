import type { Step } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/app-error.ts';
import type { UploadDeps } from '../files/index.ts';
import { attachUpload, deleteUploads } from '../files/index.ts';
import { isVideoInUse, listImages, listUnusedUploads, replaceImages } from './save-activity.queries.ts';

interface Wanted {
  /** Who has brought new ones. */
  uploaderId: number;
  activityId: number;
  images: { signed_id: string }[];
}

/** Gives the activity exactly these pictures, in this order; answers those it let go of. */
export const saveImages = async (deps: UploadDeps, tx: Db, wanted: Wanted): Promise<string[]> => {
  const before = new Map(
    (await listImages(tx, wanted.activityId)).map(({ id, signed_id }) => [signed_id, id]),
  );
  const signedIds = [...new Set(wanted.images.map(({ signed_id }) => signed_id))];
  const uploadIds: number[] = [];
  for (const signed_id of signedIds) {
    const kept = before.get(signed_id);
    const upload = { signed_id, ownerId: wanted.uploaderId, kind: 'image', field: 'images' } as const;
    uploadIds.push(kept ?? (await attachUpload(deps, tx, upload)));
  }
  await replaceImages(tx, wanted.activityId, uploadIds);
  return [...before.keys()].filter((signed_id) => !signedIds.includes(signed_id));
};

const signedIdOf = (url: string): string | undefined => /^\/files\/([\w-]+)\/[^/?#]+$/.exec(url)?.[1];

export const videosOf = (steps: Step[]): string[] => [
  ...new Set(steps.map(({ video_url }) => video_url).filter((url) => url !== '')),
];

/** A video step shows a file the teacher uploaded here, never an address elsewhere. */
export const attachVideos = async (
  deps: UploadDeps,
  tx: Db,
  wanted: { teacherId: number; uploaderId: number; steps: Step[] },
) => {
  for (const url of videosOf(wanted.steps)) {
    const signed_id = signedIdOf(url);
    if (!signed_id) throw invalid('steps', 'Please select a valid video file');
    // A copied step, or the same film in another of the teacher's activities.
    if (await isVideoInUse(tx, wanted.teacherId, url)) continue;
    await attachUpload(deps, tx, { signed_id, ownerId: wanted.uploaderId, kind: 'video', field: 'steps' });
  }
};

/** Removes what the activity no longer shows and nothing else does. */
export const deleteUnusedFiles = async (
  deps: Pick<Deps, 'queue'>,
  tx: Db,
  dropped: { teacherId: number; images: string[]; videos: string[] },
): Promise<void> => {
  const videos = dropped.videos.map(signedIdOf).filter((id) => id !== undefined);
  const unused = await listUnusedUploads(tx, dropped.teacherId, [...dropped.images, ...videos]);
  await deleteUploads(deps, tx, unused);
};
