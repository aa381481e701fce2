import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { help, type InputOf } from '../../api/typed-calls.ts';

export const useSupportMessage = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof help.sendMessage>['body']) => call(help.sendMessage, { body }),
  });
