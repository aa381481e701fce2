import { texts } from '../language/texts.ts';

export const t = texts('api/upload-file', {
  theUploadDidNotGet: 'The upload did not get through. Check your connection and try again.',
  theUploadTookTooLong: 'The upload took too long. Please try again.',
});
