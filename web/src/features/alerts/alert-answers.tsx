import type { Alert } from '@inkling/contract';
import { Stack, Text } from '@mantine/core';
import { useUser } from '../../api/session.ts';
import { withElements } from '../../language/with-elements.tsx';
import { formatNearDateTime } from '../../ui/dates.ts';
import textClasses from '../../ui/theme/text.module.css';
import { t } from './texts.ts';

type Answer = Alert['answers'][number];

const nameOf = ({ by }: Answer): string =>
  by ? t.nameAndRole(by.full_name, t.roles[by.role]) : t.somebodyWhoseAccountIsGone;

const firstNameOf = ({ student }: Alert): string => student.full_name.split(' ')[0] ?? student.full_name;

/** Who did what about it and when, for the next adult to read; an answer that was changed later stays in the list. */
export const AlertAnswers = ({ alert }: { alert: Alert }) => {
  const me = useUser()?.id;
  const child = firstNameOf(alert);
  if (alert.answers.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" mt="xs" aria-label={t.whatWasDone}>
      {alert.answers.map((answer) => {
        const isMe = answer.by !== null && answer.by.id === me;
        return (
          <li key={`${answer.by?.id} ${answer.at}`}>
            <Text size="sm">
              {withElements(t.whatAndWhen, {
                what: () => (
                  <strong>
                    {isMe
                      ? t.youDid[answer.outcome](child)
                      : t.someoneDid[answer.outcome](nameOf(answer), child)}
                  </strong>
                ),
                time: () => formatNearDateTime(answer.at),
              })}
            </Text>
            {answer.note && (
              <Text size="sm" pl="sm" className={textClasses.multiline}>
                {answer.note}
              </Text>
            )}
          </li>
        );
      })}
    </Stack>
  );
};
