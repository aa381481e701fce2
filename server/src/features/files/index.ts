export { attachUpload, type UploadDeps } from './attach-upload.ts';
export { deleteFiles } from './delete-files.job.ts';
export { deleteUpload, deleteUploads, deleteUploadsOfUsers } from './delete-uploads.ts';
export { fileUrl } from './file-url.ts';
export { filesRoutes } from './files.routes.ts';
export { purgeUnusedUploads } from './purge-unused-uploads.job.ts';
export { serveFiles } from './serve-files.ts';
