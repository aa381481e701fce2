import { type FormRulesRecord, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useConfirmLeave } from '../../ui/use-confirm-leave.ts';

interface PageFormOptions<Values> {
  initialValues: Values;
  /** In the order of the fields: the first that is wrong gets the focus. */
  rules: FormRulesRecord<Values, Values>;
  isSaving: boolean;
}

/** A form that is checked on blur, on input and on sending, and asks before typed work is left. */
export const usePageForm = <Values extends object>({
  initialValues,
  rules,
  isSaving,
}: PageFormOptions<Values>) => {
  const form = useForm<Values>({
    initialValues,
    validate: rules,
    validateInputOnBlur: true,
    validateInputOnChange: true,
  });
  const [refusal, setRefusal] = useState<ApiError['fields']>({});
  const letGo = useConfirmLeave(form.isDirty());
  const focusFirst = (problems: Partial<Record<string, unknown>>) => {
    const first = Object.keys(rules).find((name) => problems[name]);
    if (first) form.getInputNode(first)?.focus();
  };
  /** What the server says about fields stands at the fields. */
  const showRefusal = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    form.setErrors(error.fields);
    setRefusal(error.fields);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal, as soon as the fields take the focus again
  useEffect(() => {
    if (!isSaving) focusFirst(refusal);
  }, [refusal, isSaving]);
  return { form, letGo, focusFirst, showRefusal };
};
