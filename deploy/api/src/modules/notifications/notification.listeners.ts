import { listenTo } from '../../domain-events.ts';
import { emailAdded, emailRemoved } from '../identity/account-events.ts';
import { accountNoticeRaised } from '../identity/account-notices.ts';
import { addMember, removeMember } from './newsletter-members.service.ts';
import { notify } from './notification.service.ts';

export const notificationListeners = [
  listenTo(accountNoticeRaised, (tx, { userId, notice }) => notify(tx, userId, notice)),
  listenTo(emailAdded, addMember),
  listenTo(emailRemoved, removeMember),
];
