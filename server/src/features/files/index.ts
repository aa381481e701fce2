export { attachUpload, type UploadDeps } from './attach-upload.ts';
export { discardUpload, discardUploads, discardUploadsOf } from './discard-uploads.ts';
export { fileUrl } from './file-url.ts';
export { filesRoutes } from './files.routes.ts';
export { purgeUnusedUploads } from './purge-unused-uploads.job.ts';
export { removeFiles } from './remove-files.job.ts';
export { serveFiles } from './serve-files.ts';
