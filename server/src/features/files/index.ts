export { attachUpload, type UploadDeps } from './attach-upload.ts';
export { fileUrl } from './file-url.ts';
export { filesRoutes } from './files.routes.ts';
export { purgeUnusedUploads } from './purge-unused-uploads.job.ts';
export { removeFiles } from './remove-files.job.ts';
export { removeUpload, removeUploads, removeUploadsOfUsers } from './remove-uploads.ts';
export { serveFiles } from './serve-files.ts';
