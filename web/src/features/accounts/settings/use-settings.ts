import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mySettings } from '../../../api/settings.ts';
import { settingsMutation } from './settings-mutation.ts';

/** The saved settings, and a way to change a section that acts at once and goes back when saving fails. */
export const useSettings = () => {
  const query = useQuery(mySettings);
  const change = useMutation(settingsMutation(useQueryClient()));
  return { ...query, change: change.mutate, saved: change.isSuccess, saving: change.isPending };
};
