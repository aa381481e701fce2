export { discardUpload, discardUploads, discardUploadsOf } from './discard-uploads.ts';
export { fileUrl } from './file-url.ts';
export { filesRoutes } from './files.routes.ts';
export { removeFiles } from './remove-files.job.ts';
export { serveFiles } from './serve-files.ts';
export { sweepUploads } from './sweep-uploads.job.ts';
export { takeUpload } from './take-upload.ts';
