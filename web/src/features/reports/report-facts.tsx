import type { ActivityReport } from '@inkling/contract';
import { IconCalendarEvent, IconSchool, IconTrophy } from '@tabler/icons-react';
import classes from './report-card.module.css';
import { periodOf, resourceOf } from './report-words.ts';

const iconSize = { size: 17, 'aria-hidden': true } as const;

/** What the report is about, and which days. */
export const ReportFacts = ({ report }: { report: ActivityReport }) => (
  <ul className={classes.facts}>
    <li>
      {report.target_type === 'Course' ? <IconSchool {...iconSize} /> : <IconTrophy {...iconSize} />}
      <span>{resourceOf(report)}</span>
    </li>
    <li>
      <IconCalendarEvent {...iconSize} />
      <span>{periodOf(report)}</span>
    </li>
  </ul>
);
