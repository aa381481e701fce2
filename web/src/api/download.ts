import type { CallInput, Endpoint } from '@inkling/contract';
import { fetchResponse, withNetworkErrors } from './call.ts';
import { filenameFromHeader } from './filename-from-header.ts';
import { saveAsFile } from './save-as-file.ts';
import type { Call } from './typed-calls.ts';

type DownloadEndpoint = Endpoint & { response: { kind: 'download' } };

/** Fetches a file with the token of the signed-in person, and saves it under the name the server gave it. */
export const download = async <E extends DownloadEndpoint>(
  endpoint: Call<E>,
  input: CallInput<E>,
): Promise<void> => {
  const response = await fetchResponse(endpoint, input, {});
  const name = filenameFromHeader(response.headers.get('content-disposition'));
  saveAsFile(name ?? 'inkling.pdf', await withNetworkErrors(response.blob()));
};
