import type { Child } from '@inkling/contract';
import { presentSettings } from '../accounts/index.ts';
import { fileUrl } from '../files/index.ts';
import type { ChildRow } from './children.queries.ts';

export const presentChild = ({ child, avatar, classes }: ChildRow): Child => ({
  id: child.id,
  created_at: child.created_at.toISOString(),
  updated_at: child.updated_at.toISOString(),
  full_name: child.full_name,
  screen_name: child.screen_name,
  email: child.email,
  grade_level: child.grade_level,
  main_improvement_goal: child.main_improvement_goal,
  avatar: avatar && { url: fileUrl(avatar), filename: avatar.filename },
  privacy: presentSettings(child).privacy,
  classes,
});
