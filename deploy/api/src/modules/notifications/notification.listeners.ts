import { listenTo } from '../../domain-events.ts';
import { emailAdded, emailRemoved, accountNoticeRaised } from '../identity/index.ts';
import { addMember, removeMember } from './newsletter-members.service.ts';
import { notify } from './notification.service.ts';

export const notificationListeners = [
  listenTo(accountNoticeRaised, (tx, { userId, notice }) => notify(tx, userId, notice)),
  listenTo(emailAdded, addMember),
  listenTo(emailRemoved, removeMember),
];
