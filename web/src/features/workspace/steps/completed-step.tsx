import { Card, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { download } from '../../../api/download.ts';
import { reports } from '../../../api/typed-calls.ts';
import { HighlightedText } from '../../../shared/feedback/highlighted-text.tsx';
import { teacherNameAtSentenceStart } from '../../../shared/feedback/teacher-name.ts';
import { CompletedView } from '../../../shared/steps/completed-view.tsx';
import { DownloadPdfButton } from '../../../ui/download-pdf-button.tsx';
import { WhatGotBetter } from '../feedback/what-got-better.tsx';
import type { StepProps } from '../step-props.ts';
import { TeacherComments } from '../teacher/teacher-comments.tsx';
import { hasTeacherComments, teacherHighlights, teacherReviews } from '../teacher/teacher-reviews.ts';

export const CompletedStep = ({ writing }: StepProps) => {
  const { data: said = [] } = useQuery(teacherReviews(writing));
  return (
    <>
      <CompletedView
        writing={writing}
        audience={writing.activity && `${teacherNameAtSentenceStart(writing.teacher_name)} can read it now.`}
        better={<WhatGotBetter writing={writing} />}
      >
        <HighlightedText text={writing.content} evidence={teacherHighlights(writing.content, said)} />
      </CompletedView>
      <Group mt="lg">
        <DownloadPdfButton download={() => download(reports.writingPdf, { params: { id: writing.id } })} />
      </Group>
      {hasTeacherComments(writing) && (
        <Card padding="2xl" mt="lg">
          <TeacherComments writing={writing} text={writing.content} />
        </Card>
      )}
    </>
  );
};
