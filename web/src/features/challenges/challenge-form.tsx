import { type Challenge, challengeForm, screens } from '@inkling/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageForm } from '../../shared/form/use-page-form.ts';
import { confirm } from '../../ui/confirm.ts';
import { PageForm } from '../../ui/form/form-section.tsx';
import { bodyOf, emptyChallenge, valuesOf } from './challenge-values.ts';
import { useSaveChallenge } from './challenges.queries.ts';
import { DescriptionFields } from './form/description-fields.tsx';
import { ImageFields, ResourceFields } from './form/image-fields.tsx';
import { LearningFields } from './form/learning-fields.tsx';
import { TimelineFields } from './form/timeline-fields.tsx';

const cancelQuestion = {
  title: 'Cancel',
  message: 'Are you sure you want to cancel? Any unsaved changes will be lost.',
  confirm: 'Yes, cancel',
  cancel: 'Keep editing',
};

/** Creates a challenge, or changes the one that is given; both ways lead back to the list. */
export const ChallengeForm = ({ challenge }: { challenge: Challenge | null }) => {
  const navigate = useNavigate();
  const save = useSaveChallenge(challenge);
  const [uploading, setUploading] = useState<Record<string, boolean>>({});
  const [initialValues] = useState(() => (challenge ? valuesOf(challenge) : emptyChallenge));
  const { form, letGo, submit, showErrors } = usePageForm({
    initialValues,
    schema: challengeForm,
    bodyOf,
    isSaving: save.isPending,
  });
  const leave = () => {
    letGo();
    void navigate(screens['teacher-challenges'].path);
  };
  const cancel = async () => (await confirm(cancelQuestion)) && leave();
  const onUploading = (field: string) => (isUploading: boolean) =>
    setUploading((before) => ({ ...before, [field]: isUploading }));
  return (
    <PageForm
      onSubmit={submit((body) => save.mutate(body, { onSuccess: leave, onError: showErrors }))}
      submit={challenge ? 'Update Challenge' : 'Create Challenge'}
      isSaving={save.isPending}
      isUploading={Object.values(uploading).some(Boolean)}
      onCancel={cancel}
    >
      <DescriptionFields form={form} />
      <ImageFields form={form} onUploading={onUploading} />
      <TimelineFields form={form} />
      <LearningFields form={form} />
      <ResourceFields form={form} onUploading={onUploading} />
    </PageForm>
  );
};
