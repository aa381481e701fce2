import { type FamilyReport, screenPath } from '@inkling/contract';
import { Box, Button, Card, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { reports } from '../../api/typed-calls.ts';
import { DetailPage } from '../../shared/detail-page.tsx';
import { BackLink } from '../../ui/detail-layout.tsx';
import { DownloadPdfButton } from '../../ui/download-pdf-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import print from '../../ui/theme/print.module.css';
import { periodOf, reportNotFoundText } from './report-labels.ts';
import classes from './report-page.module.css';
import { ReportText } from './report-text.tsx';
import { t } from './texts.ts';

const sharedReport = (id: string) =>
  queryOptions({
    queryKey: ['family reports', id],
    queryFn: async ({ signal }) => {
      const report = await call(reports.readFamilyReport, { params: { id } }, { signal });
      return { ...report, title: t.writingReport(report.child.full_name) };
    },
    meta: { silent: true },
  });

const aboutOf = (report: FamilyReport): string =>
  [report.about, periodOf(report), t.fromTeacher(report.teacher)].filter(Boolean).join(' · ');

/** What a teacher shared about a child, in words for the family. */
export const FamilyReportPage = () => (
  <DetailPage
    name={t.aWritingReport}
    query={useQuery(sharedReport(useParams().id ?? ''))}
    missing={reportNotFoundText}
  >
    {(report) => (
      <Box maw="50rem" mx="auto" className={print.alone}>
        <div className={print.onScreen}>
          <BackLink to={screenPath('parent-progress', {}, { id: String(report.child.id) })}>
            {t.backToProgress}
          </BackLink>
        </div>
        <PageHeader title={report.title} text={aboutOf(report)}>
          <Group gap="sm" className={print.onScreen}>
            <DownloadPdfButton
              download={() => download(reports.familyReportPdf, { params: { id: report.id } })}
            />
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {t.print}
            </Button>
          </Group>
        </PageHeader>
        <Card className={classes.sheet}>
          <ReportText markdown={report.text} level={2} />
        </Card>
      </Box>
    )}
  </DetailPage>
);
