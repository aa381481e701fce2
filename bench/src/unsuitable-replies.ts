import { createReplyGuard } from '../../coach/src/safety/index.ts';
import { createUnderstanding } from '../../coach/src/understanding/index.ts';
import {
  loadModelReplySet,
  type ModelReplyCase,
} from '../../coach/src/understanding/training/model-reply-sets.ts';

/** How many unsuitable replies of language models are refused, and how many good ones, sentence by sentence as they come. */
export const benchUnsuitableReplies = async (folders: string[]): Promise<void> => {
  const { isUnsuitableReply } = await createUnderstanding();
  const isRefused = ({ child, reply }: ModelReplyCase): boolean => {
    const guard = createReplyGuard({ childText: child, genre: 'narrative' });
    const sentences = reply.match(/[^.!?\n]+[.!?\n]*\s*/g) ?? [reply];
    let shown = '';
    return sentences.some((sentence) => {
      shown += sentence;
      return guard.judge(sentence) !== null || isUnsuitableReply({ child, reply: shown });
    });
  };
  for (const folder of folders) {
    const { unsuitable, suitable } = loadModelReplySet(folder);
    for (const [name, replies] of Object.entries({ unsuitable, suitable })) {
      const refused = replies.filter(isRefused);
      const kinds = [...new Set(replies.map(({ why }) => why))].map((why) => {
        const count = (some: ModelReplyCase[]): number => some.filter((each) => each.why === why).length;
        return `${why} ${count(refused)} of ${count(replies)}`;
      });
      process.stdout.write(
        `${folder}: of ${replies.length} ${name} replies ${refused.length} refused; ${kinds.join(', ')}\n`,
      );
    }
  }
};
