import type { BodyOf, BodySchema } from '@inkling/contract';
import { type PageFormOptions, usePageForm } from './use-page-form.ts';

interface DialogFormOptions<Values, S extends BodySchema, Saved>
  extends Omit<PageFormOptions<Values, S>, 'isSaving'> {
  /** The call the form is sent with. */
  save: {
    isPending: boolean;
    mutate: (
      body: BodyOf<S>,
      then: { onSuccess: (saved: Saved) => void; onError: (error: Error) => void },
    ) => void;
  };
  onClose: () => void;
  /** Where saving leads elsewhere than to closing. */
  onSaved?: (saved: Saved) => void;
}

/** A form in a dialog, which closes once it is saved. */
export const useDialogForm = <Values extends object, S extends BodySchema, Saved>({
  save,
  onClose,
  onSaved = onClose,
  ...options
}: DialogFormOptions<Values, S, Saved>) => {
  const { form, letGo, submit, showErrors } = usePageForm({ ...options, isSaving: save.isPending });
  const close = () => {
    letGo();
    onClose();
  };
  const done = (saved: Saved) => {
    letGo();
    onSaved(saved);
  };
  const onSubmit = submit((body) => save.mutate(body, { onSuccess: done, onError: showErrors }));
  return { form, dialog: { onSubmit, onClose: close, isSaving: save.isPending } };
};
