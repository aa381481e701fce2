import { type TextArgument, texts } from '../../language/texts.ts';

export const t = texts('notifications', {
  noticesNothingNew: 'Notices, nothing new',
  noticesNewPleaseCheck: (count: TextArgument) => `Notices, ${count} new, please check on a child`,
  noticesNew: (count: TextArgument) => `Notices, ${count} new`,
  aNewNoticePleaseCheck: 'A new notice: please check on a child',
  notices: 'Notices',
  newAboutAChild: 'New, about a child',
  newIt: 'New',
  nothingNewNewsAboutYour: 'Nothing new. News about your work comes here.',
  loading: 'Loading',
  markAllAsRead: 'Mark all as read',
});
