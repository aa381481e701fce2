import type { BodyOf, BodySchema } from '@inkling/contract';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useConfirmLeave } from '../../ui/use-confirm-leave.ts';
import { firstInPageOrder } from './first-in-page-order.ts';
import { messagesByField, validateWith } from './validate-with.ts';

export interface PageFormOptions<Values, S extends BodySchema> {
  initialValues: Values;
  /** Of the call the form is sent to. */
  schema: S;
  /** What is sent, made of what stands in the fields. */
  bodyOf: (values: Values) => unknown;
  isSaving: boolean;
}

type Problems = Partial<Record<string, unknown>>;

/** A form that is checked on blur, on input and on sending, and asks before typed work is left. */
export const usePageForm = <Values extends object, S extends BodySchema>({
  initialValues,
  schema,
  bodyOf,
  isSaving,
}: PageFormOptions<Values, S>) => {
  const form = useForm<Values>({
    initialValues,
    validate: validateWith(schema, bodyOf),
    validateInputOnBlur: true,
    validateInputOnChange: true,
  });
  const [fieldErrors, setFieldErrors] = useState<ApiError['fields']>({});
  const letGo = useConfirmLeave(form.isDirty());
  const focusFirst = (problems: Problems) =>
    firstInPageOrder(Object.keys(problems).map(form.getInputNode))?.focus();
  /** What the server says about fields stands at the fields. */
  const showErrors = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    const problems = messagesByField(error.fields);
    form.setErrors(problems);
    setFieldErrors(problems);
  };
  const submit = (send: (body: BodyOf<S>) => void) =>
    form.onSubmit((values) => send(schema.parse(bodyOf(values))), focusFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per rejected form, as soon as the fields take the focus again
  useEffect(() => {
    if (!isSaving) focusFirst(fieldErrors);
  }, [fieldErrors, isSaving]);
  return { form, letGo, submit, showErrors };
};
