import { reportRequest } from '@inkling/contract';
import { Button, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { ApiError, errorText } from '../../api/api-error.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { ChoiceButton, ChoiceButtons } from '../../ui/form/choice-button.tsx';
import { GroupField } from '../../ui/form/group-field.tsx';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';
import { toastError } from '../../ui/toast.ts';
import { useUnmountedRef } from '../../ui/use-unmounted-ref.ts';
import { usualPeriods } from './report-periods.ts';
import { ReportTargetFields } from './report-target-fields.tsx';
import { bodyOf, type ReportValues, startValues } from './report-values.ts';
import { type ReportFilters, useRequestReports } from './reports.queries.ts';

type ReportForm = UseFormReturnType<ReportValues>;

const PeriodFields = ({ form }: { form: ReportForm }) => {
  const { start_date, end_date } = form.values;
  return (
    <>
      <GroupField label="Time range">
        <ChoiceButtons>
          {usualPeriods().map(({ label, period }) => (
            <ChoiceButton
              key={label}
              isChosen={period.start_date === start_date && period.end_date === end_date}
              onToggle={() => form.setValues(period)}
            >
              {label}
            </ChoiceButton>
          ))}
        </ChoiceButtons>
      </GroupField>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="From" type="date" required {...form.getInputProps('start_date')} />
        <TextInput
          label="To"
          type="date"
          required
          min={start_date || undefined}
          {...form.getInputProps('end_date')}
        />
      </SimpleGrid>
    </>
  );
};

interface NewReportDialogProps {
  /** What the list shows is most likely what the new report is about. */
  filters: ReportFilters;
  onClose: () => void;
}

const useReportForm = (filters: ReportFilters) => {
  const [initialValues] = useState(() =>
    startValues({
      course: filters.target_of_Course_type_id_eq,
      challenge: filters.target_of_Challenge_type_id_eq,
      student: filters.student_id_eq,
    }),
  );
  return useForm<ReportValues>({
    initialValues,
    validate: validateWith(reportRequest, bodyOf),
    validateInputOnBlur: true,
  });
};

/** Asks which course or challenge, whom and which days. */
export const NewReportDialog = ({ filters, onClose }: NewReportDialogProps) => {
  const form = useReportForm(filters);
  const request = useRequestReports();
  const problem = request.error;
  const isAtFields = problem instanceof ApiError && Object.keys(problem.fields).length > 0;
  const isGone = useUnmountedRef();
  const showRequestErrors = (error: Error) => {
    if (isGone.current) toastError(errorText(error));
    else if (error instanceof ApiError) form.setErrors(error.fields);
  };
  const submit = form.onSubmit((values) =>
    request.mutateAsync(reportRequest.parse(bodyOf(values))).then(onClose, showRequestErrors),
  );
  return (
    <Modal opened onClose={onClose} title="New report" size="34rem">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <FormErrorBanner>{problem && !isAtFields ? errorText(problem) : null}</FormErrorBanner>
          <ReportTargetFields form={form} />
          <PeriodFields form={form} />
          <DialogFooter onCancel={onClose}>
            <Button type="submit" color="coral" loading={request.isPending}>
              Write the report
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Modal>
  );
};
