/** What one tab tells the others: a person has signed in here, this session is over, or a person has signed out. */
export type SessionNews =
  | { kind: 'started'; userId: number }
  | { kind: 'ended'; session: string }
  | { kind: 'signed-out'; userId: number };

const name = 'inkling:session';

/** The token of a lesson is each tab's own, and so no event of the browser tells the others of it. */
export const tellOtherTabs = (news: SessionNews): void => {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
};

export const onNewsFromOtherTabs = (listener: (news: SessionNews) => void): (() => void) => {
  const channel = new BroadcastChannel(name);
  // Only this app speaks here.
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data);
  return () => channel.close();
};
