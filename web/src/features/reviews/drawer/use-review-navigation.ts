import { useRef } from 'react';
import { useUser } from '../../../api/session.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { usePageKeys } from '../../../ui/use-page-keys.ts';
import type { NextOrPreviousWriting, usePreviousAndNextWriting } from '../use-review-url.ts';
import { t } from './texts.ts';

interface ListBehind {
  id: number;
  isListed: boolean;
  isQueue: boolean;
  neighbours: ReturnType<typeof usePreviousAndNextWriting>;
  onShow: (next: NextOrPreviousWriting) => void;
  onClose: () => void;
}

/** From one writing to the next and back, by button or key. */
export const useReviewNavigation = ({ id, isListed, isQueue, neighbours, onShow, onClose }: ListBehind) => {
  const isTeacher = useUser()?.role === 'teacher';
  const findWaiting = () => (isTeacher ? neighbours.findWaiting(id) : Promise.resolve(null));
  const go = async (by: 1 | -1) => {
    if (!isListed && by === -1) return;
    const next = isListed ? await neighbours.find(id, by) : await findWaiting();
    if (next) onShow(next);
    else if (!isListed) toastSuccess(t.nothingElseWaits);
    else toastSuccess(by === 1 ? t.thatWasTheLast : t.thatWasTheFirst);
  };
  const desk = useRef<HTMLDivElement>(null);
  usePageKeys(desk, [
    ['n', () => void go(1)],
    ['p', () => void go(-1)],
  ]);
  const leave = (next: NextOrPreviousWriting | null) => {
    if (next) onShow(next);
    else if (isQueue && isListed) onClose();
  };
  /** Asked before a piece is reviewed or returned, as it leaves its queue with that; returns the way to the next one. */
  const findNext = async () => {
    // A list that can't be read keeps nobody from reviewing.
    const next = await (isListed ? neighbours.findAfterReview(id) : findWaiting()).catch(() => null);
    return () => leave(next);
  };
  return { desk, go, findNext };
};
