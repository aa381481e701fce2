import { limits, uploadLimit } from '@inkling/contract';
import { ApiError, errorFromBody } from './api-error.ts';
import { call } from './call.ts';
import { hashFile } from './hash-file.ts';
import { files } from './typed-calls.ts';
import { t } from './upload-file.texts.ts';

interface UploadOptions {
  signal?: AbortSignal;
  /** From 0 to 1, while the bytes travel. */
  onProgress?: (share: number) => void;
}

interface Target {
  url: string;
  headers: Record<string, string>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A file store answers in XML; its status is all we can tell.
    return undefined;
  }
};

/** XMLHttpRequest, because fetch still cannot tell how far an upload has come. */
const putBytes = (target: Target, file: Blob, { signal, onProgress }: UploadOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const fail = (userMessage: string) => reject(new ApiError({ status: 0, userMessage }));
    request.open('PUT', target.url);
    request.timeout = limits.upload_timeout_ms;
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      else reject(errorFromBody(request.status, parsed(request.responseText)));
    };
    request.onerror = () => fail(t.theUploadDidNotGet);
    request.ontimeout = () => fail(t.theUploadTookTooLong);
    // Not shown: whoever cancelled it knows.
    request.onabort = () => reject(signal?.reason ?? new DOMException('Upload cancelled', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', cancel);
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    else request.send(file);
  });

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Checked here already, so that nobody waits for a hopeless upload. */
const checkFile = (file: File): void => {
  const most = uploadLimit(file.type);
  if (most === null) throw new ApiError({ status: 422, userMessage: t.filesOfThisKind });
  if (file.size > most) {
    throw new ApiError({ status: 413, userMessage: t.thisFileIsTooLarge(megabytes(most)) });
  }
};

/** Sends a file straight to the store; a record then takes its signed_id. */
export const uploadFile = async (file: File, options: UploadOptions = {}) => {
  checkFile(file);
  const hex_digest = await hashFile(file, options.signal);
  const body = { filename: file.name, content_type: file.type, byte_size: file.size, hex_digest };
  const started = await call(files.startUpload, { body }, { signal: options.signal });
  await putBytes(started.direct_upload, file, options);
  return { signed_id: started.signed_id, url: started.url };
};
