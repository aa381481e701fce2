import { type CallInput, help } from '@inkling/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const useSupportMessage = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof help.sendMessage>['body']) => call(help.sendMessage, { body }),
  });
