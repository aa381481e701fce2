import type { CallInput, Endpoint } from '@inkling/contract';
import { fetchAnswer, hear } from './call.ts';
import { filenameIn } from './filename-in.ts';
import { saveFile } from './save-file.ts';

type DocumentEndpoint = Endpoint & { response: { kind: 'document' } };

/** Fetches a file with the token of whoever is signed in, and saves it under the name the server gave it. */
export const download = async <E extends DocumentEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> => {
  const response = await fetchAnswer(endpoint, input, {});
  const name = filenameIn(response.headers.get('content-disposition'));
  saveFile(name ?? 'inkling.pdf', await hear(response.blob()));
};
