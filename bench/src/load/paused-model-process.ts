import { startPausedModel } from './paused-model.ts';

/** What it tells its parent: where it is, then when the first word left for whom. */
export type FromPausedModel = { url: string } | { asker: number; atMs: number };

const tell = (message: FromPausedModel) => process.send?.(message);

const model = await startPausedModel((asker, atMs) => tell({ asker, atMs }));
process.on('message', () => model.release());
process.on('disconnect', () => process.exit(0));
tell({ url: model.url });
