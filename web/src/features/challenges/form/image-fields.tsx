import { documentTypes, imageTypes, limits } from '@inkling/contract';
import { FilesField } from '../../../shared/form/files-field.tsx';
import { FormRow, FormSection } from '../../../ui/form/form-section.tsx';
import type { SectionProps } from './section-props.ts';

interface UploadingProps extends SectionProps {
  onUploading: (field: string) => (isUploading: boolean) => void;
}

const PictureField = ({
  form,
  onUploading,
  name,
  ...field
}: UploadingProps & {
  name: 'cover' | 'logo' | 'banner';
  label: string;
  description: string;
  required?: boolean;
}) => (
  <FilesField
    {...field}
    max={1}
    value={form.values[name]}
    onChange={(files) => form.setFieldValue(name, files)}
    error={form.errors[name]}
    onUploading={onUploading(name)}
    data-path={name}
  />
);

export const ImageFields = (props: UploadingProps) => (
  <FormSection title="Pictures">
    <PictureField {...props} name="cover" label="Cover" description="Suggested size 372x160" required />
    <FormRow>
      <PictureField {...props} name="logo" label="Logo (optional)" description="Suggested size 150x150" />
      <PictureField
        {...props}
        name="banner"
        label="Banner (optional)"
        description="Suggested size 1120x300"
      />
    </FormRow>
  </FormSection>
);

export const ResourceFields = ({ form, onUploading }: UploadingProps) => (
  <FormSection title="Resources" text="Files students may open: a picture to write about, a plan to print.">
    <FilesField
      label="Resource files (optional)"
      word="files"
      accept={[...documentTypes, ...imageTypes]}
      max={limits.resources_max}
      value={form.values.files}
      onChange={(files) => form.setFieldValue('files', files)}
      error={form.errors.files}
      onUploading={onUploading('files')}
      data-path="files"
    />
  </FormSection>
);
