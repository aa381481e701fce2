import { Radio, TextInput } from '@mantine/core';
import { RadioRow } from '../../ui/form/radio-row.tsx';
import type { ActivityFormState } from './activity-values.ts';

/** By hand, or by itself at a time that is set now. */
export const PublishFields = ({ form }: { form: ActivityFormState }) => (
  <div>
    <Radio.Group
      label="Publishing"
      {...form.getInputProps('publish_mode')}
      onChange={(mode) => {
        form.setFieldValue('publish_mode', mode === 'by_itself' ? 'by_itself' : 'by_hand');
        form.clearFieldError('publish_at');
      }}
    >
      <RadioRow>
        <Radio value="by_hand" label="When I press Publish" />
        <Radio value="by_itself" label="By itself, at a set time" />
      </RadioRow>
    </Radio.Group>
    {form.values.publish_mode === 'by_itself' && (
      <TextInput
        type="datetime-local"
        label="Publish at"
        description="Your students get it then. Until then it is a draft that you can change."
        mt="sm"
        maw="16rem"
        {...form.getInputProps('publish_at')}
      />
    )}
  </div>
);
