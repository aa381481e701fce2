/** Whoever opens lesson after lesson gets no further with a child; new pictures start anew. */
export const wrongPicturesLimitKey = ({
  id,
  pictures_hash,
}: {
  id: number;
  pictures_hash: string | null;
}): string => `${id} ${pictures_hash?.slice(-16)}`;
