import { Avatar, type AvatarProps } from '@mantine/core';

interface UserAvatarProps extends AvatarProps {
  user: { full_name: string; avatar: { url: string } | null };
}

/** The picture, or the initials in warm colours. The name always stands beside it, so nobody has to hear the initials. */
export const UserAvatar = ({ user, ...rest }: UserAvatarProps) => (
  <Avatar
    src={user.avatar?.url}
    name={user.full_name}
    alt=""
    aria-hidden
    radius="50%"
    styles={{
      placeholder: { background: 'var(--coral-wash)', color: 'var(--coral-on-wash)', fontWeight: 700 },
    }}
    {...rest}
  />
);
