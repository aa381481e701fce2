import { type NotificationTopic, notificationTopics, type Role } from '@inkling/contract';
import { Group, Radio, Switch, Text } from '@mantine/core';
import { useUser } from '../../../api/session.ts';
import classes from './notifications-section.module.css';
import { SettingsSection } from './settings-section.tsx';
import { t } from './texts.ts';

const labels: Record<NotificationTopic, string> = {
  assignments: t.assignments,
  feedback: t.feedback,
  announcements: t.announcements,
  reminders: t.reminders,
};

/** What each topic brings differs by who reads it. */
const texts: Record<Role, Record<NotificationTopic, string>> = {
  student: {
    assignments: t.newWritingActivities,
    feedback: t.whenYourTeacherCommentsOn,
    announcements: t.newChallengesForYou,
    reminders: t.aNudgeTheDayBefore,
  },
  parent: {
    assignments: t.whenYourChildrenGetNew,
    feedback: t.whenATeacherCommentsOn,
    announcements: t.newChallengesForYourChildren,
    reminders: t.whatIsDueTomorrowAnd,
  },
  teacher: {
    assignments: t.whenYourStudentsHandIn,
    feedback: t.whenTheyHandInAnother,
    announcements: t.howAChallengeWentWhen,
    reminders: t.yourWeeklyReports,
  },
};

const nameChoices = [
  { value: 'name', label: t.firstName },
  { value: 'initials', label: t.initials },
  { value: 'none', label: t.noName },
] as const;

const choose = t.chooseWhatReachesYouBy;
const noAddress = t.youHaveNoEmailAddress;

export const NotificationsSection = () => {
  const user = useUser();
  const told = texts[user?.role ?? 'parent'];
  return (
    <SettingsSection title={t.notifications} text={user?.email === null ? `${choose} ${noAddress}` : choose}>
      {({ notifications, family }, change) => (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t.topic}</th>
                <th scope="col">{t.email}</th>
                <th scope="col">{t.inApp}</th>
              </tr>
            </thead>
            <tbody>
              {notificationTopics.map((topic) => (
                <tr key={topic}>
                  <th scope="row">
                    {labels[topic]}
                    <Text size="sm" c="dimmed" fw={400}>
                      {told[topic]}
                    </Text>
                  </th>
                  {(['email', 'in_app'] as const).map((way) => (
                    <td key={way}>
                      <Switch
                        size="md"
                        aria-label={way === 'email' ? t.byEmail(labels[topic]) : t.inTheApp(labels[topic])}
                        checked={notifications[topic][way]}
                        onChange={({ currentTarget: { checked } }) =>
                          change({
                            notifications: {
                              ...notifications,
                              [topic]: { ...notifications[topic], [way]: checked },
                            },
                          })
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {user?.role === 'parent' && (
            <Radio.Group
              mt="lg"
              label={t.emailsAndNoticesCallYour}
              description={t.onlyAtYourOwnVerified}
              value={family.childNames}
              onChange={(value) => {
                const chosen = nameChoices.find((choice) => choice.value === value);
                if (chosen) change({ family: { childNames: chosen.value } });
              }}
            >
              <Group mt="sm">
                {nameChoices.map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Group>
            </Radio.Group>
          )}
        </>
      )}
    </SettingsSection>
  );
};
