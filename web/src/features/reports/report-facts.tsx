import type { StudentReport } from '@inkling/contract';
import { IconCalendarEvent, IconSchool, IconTrophy, IconUserHeart } from '@tabler/icons-react';
import { FactList } from '../../ui/fact-list.tsx';
import { periodOf, targetTitle } from './report-labels.ts';
import { t } from './texts.ts';

const iconSize = { size: 17, 'aria-hidden': true } as const;

/** What the report is about, and which days. */
export const ReportFacts = ({ report }: { report: StudentReport }) => (
  <FactList>
    <li>
      {report.target_type === 'Course' ? <IconSchool {...iconSize} /> : <IconTrophy {...iconSize} />}
      <span>{targetTitle(report)}</span>
    </li>
    <li>
      <IconCalendarEvent {...iconSize} />
      <span>{periodOf(report)}</span>
    </li>
    {!report.permissions.change && (
      <li>
        <IconUserHeart {...iconSize} />
        <span>{t.sharedBy(report.teacher.full_name)}</span>
      </li>
    )}
  </FactList>
);
