import type { Translation } from '../language/texts.ts';
import type { t } from './upload-file.texts.ts';

export const zh: Translation<typeof t> = {
  theUploadDidNotGet: '上传没有成功。请检查网络后再试一次。',
  theUploadTookTooLong: '上传时间过长，请再试一次。',
  filesOfThisKind: '不能上传这种文件',
  thisFileIsTooLarge: (most) => `文件过大，最大 ${most} MB`,
};
