export { fileUrl } from './file-url.ts';
export { filesRoutes } from './files.routes.ts';
export { serveFiles } from './serve-files.ts';
export { sweepUploads } from './sweep-uploads.job.ts';
export { takeUpload } from './take-upload.ts';
