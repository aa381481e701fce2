import { wrongPicturesMax } from '@inkling/contract';
import { networkOfTablet } from './tablets.ts';

/** However many tablets somebody takes, a child's pictures are tried no more often in a lesson. */
export const maxWrongTriesForChild = 3 * wrongPicturesMax;
/** Whoever taps one classmate after the other on a tablet gets no further. */
export const maxWrongTriesOnDevice = 2 * wrongPicturesMax;
/** For all children together, as a tablet is had for the asking. */
const mostInLesson = 12 * wrongPicturesMax;
/** The same for networks in which nobody opened the lesson or came in: they never stop those in which somebody did. */
const mostFromElsewhere = 4 * wrongPicturesMax;
/** Somebody with pictures of its own gets in wherever it likes: on more tablets than this it vouches for none. */
const mostTabletsOfChild = 3;

/** Wrong tries of a child on a device, and whether it got in there. */
export interface TriesOnDevice {
  studentId: number;
  device: string;
  wrong: number;
  entered: boolean;
}

const sum = (of: TriesOnDevice[]): number => of.reduce((total, { wrong }) => total + wrong, 0);

/** Those of children who did not get in where they tried: the others have only mistapped. */
const unsolved = (tries: TriesOnDevice[]): TriesOnDevice[] =>
  tries.filter(({ wrong, entered }) => wrong > 0 && !entered);

/** Tells whether a device is where the lesson is: it was opened in that network, or somebody came in from there. */
const homeOf = (tries: TriesOnDevice[], openedFrom: string | null) => {
  const networks = new Set(
    tries.filter(({ entered }) => entered).map(({ device }) => networkOfTablet(device)),
  );
  return (device: string): boolean =>
    networkOfTablet(device) === openedFrom || networks.has(networkOfTablet(device));
};

/** So much was tapped wrong where the lesson is that only tablets go on on which somebody got in. */
export const isLessonStopped = (tries: TriesOnDevice[], openedFrom: string | null): boolean => {
  const isAtHome = homeOf(tries, openedFrom);
  return sum(unsolved(tries).filter(({ device }) => isAtHome(device))) >= mostInLesson;
};

/** A tablet on which somebody of the class got in. */
const isTrusted = (tries: TriesOnDevice[], device: string): boolean =>
  tries.some(
    (row) =>
      row.device === device &&
      row.entered &&
      tries.filter(({ studentId, entered }) => entered && studentId === row.studentId).length <=
        mostTabletsOfChild,
  );

export interface Judgement {
  /** None was left: the pictures are not looked at. */
  isRefused: boolean;
  /** None is left after this one. */
  isLast: boolean;
  /** One child after the other was tried on this tablet. */
  isOfSeveral: boolean;
  /** None is left for tablets on which nobody got in. */
  isLastOfLesson: boolean;
}

/** Judges a try by all of its lesson, in which it is counted already. */
export const judgeTry = (
  tries: TriesOnDevice[],
  { studentId, device, openedFrom }: { studentId: number; device: string; openedFrom: string | null },
): Judgement => {
  const isAtHome = homeOf(tries, openedFrom);
  const ofChild = sum(tries.filter((row) => row.studentId === studentId));
  const onDevice = unsolved(tries).filter((row) => row.device === device);
  const around = sum(unsolved(tries).filter((row) => isAtHome(row.device) === isAtHome(device)));
  const mostAround = isAtHome(device) ? mostInLesson : mostFromElsewhere;
  const isBound = !isTrusted(tries, device);
  const isStopped = sum(onDevice) >= maxWrongTriesOnDevice;
  return {
    isRefused:
      ofChild > maxWrongTriesForChild ||
      sum(onDevice) > maxWrongTriesOnDevice ||
      (around > mostAround && isBound),
    isLast: ofChild >= maxWrongTriesForChild || isStopped || (around >= mostAround && isBound),
    isOfSeveral: isStopped && onDevice.length >= 3,
    isLastOfLesson: around >= mostAround && isBound,
  };
};
