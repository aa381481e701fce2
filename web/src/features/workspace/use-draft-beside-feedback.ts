import { useEffect, useMemo, useState } from 'react';
import { useUser } from '../../api/session.ts';
import { openDraftBesideFeedbackBuffer } from './saving/draft-beside-feedback-buffer.ts';
import type { DraftBesideFeedback } from './saving/parse-local-draft.ts';

/** The change under way beside its feedback; null while it is only read. A change a closed page left is taken up. */
export const useDraftBesideFeedback = (writingId: number, isOpen: boolean) => {
  const userId = useUser()?.id ?? 0;
  const buffer = useMemo(() => openDraftBesideFeedbackBuffer(userId, writingId), [userId, writingId]);
  const [begun, setBegun] = useState<DraftBesideFeedback | null>(null);
  useEffect(() => {
    if (isOpen) void buffer.read().then((left) => left !== undefined && setBegun(left));
  }, [buffer, isOpen]);
  return {
    begun,
    begin: (text: string) => setBegun({ text, base: text }),
    type: (text: string) => begun && void buffer.write({ text, base: begun.base }),
    end: () => {
      setBegun(null);
      void buffer.clear();
    },
  };
};
