import type { ReactNode } from 'react';
import classes from './full-page-notice.module.css';
import { Mascot } from './mascot/mascot.tsx';

interface FullPageNoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A whole page that says what went wrong; needs nothing but React. */
export const FullPageNotice = ({ title, text, children }: FullPageNoticeProps) => (
  <div className={classes.notice}>
    <Mascot mood="lost" size={150} />
    <h1>{title}</h1>
    <p>{text}</p>
    <div className={classes.actions}>{children}</div>
  </div>
);
