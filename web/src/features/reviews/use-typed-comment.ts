import { useSessionStorage } from '@mantine/hooks';
import { useUser } from '../../api/session.ts';

/**
 * What a teacher has typed about a piece and not sent: one text for the comment and for the dialog that returns it. In
 * this tab only, and under the teacher's own name: a closed drawer, a reload or an ended session loses nothing.
 */
export const useTypedComment = (writingId: number) => {
  const me = useUser()?.id ?? 0;
  const [comment, setComment, forget] = useSessionStorage({
    key: `inkling:typed-comment:${me}:${writingId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return { comment, setComment: (words: string) => (words === '' ? forget() : setComment(words)) };
};
