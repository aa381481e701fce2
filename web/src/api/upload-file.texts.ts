import { type TextArgument, texts } from '../language/texts.ts';

export const t = texts('api/upload-file', {
  theUploadDidNotGet: 'The upload did not get through. Check your connection and try again.',
  theUploadTookTooLong: 'The upload took too long. Please try again.',
  filesOfThisKind: 'Files of this kind cannot be uploaded',
  thisFileIsTooLarge: (most: TextArgument) => `This file is too large: at most ${most} MB`,
});
