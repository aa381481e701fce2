import type { ReactNode } from 'react';
import { Mascot } from './mascot/mascot.tsx';
import classes from './plain-notice.module.css';

interface PlainNoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A whole page that says what went wrong; needs nothing but React. */
export const PlainNotice = ({ title, text, children }: PlainNoticeProps) => (
  <div className={classes.notice}>
    <Mascot mood="lost" size={150} />
    <h1>{title}</h1>
    <p>{text}</p>
    <div className={classes.actions}>{children}</div>
  </div>
);
