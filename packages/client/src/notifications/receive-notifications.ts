import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { notificationKeys, refreshNotifications } from './use-notifications.ts';

/** Handles socket messages that change the viewer's notifications: a new one, the viewer's own read marks, and video meetings. */
export const createNotificationReceiver: CreateReceiver = ({ queryClient, viewer }) => ({
  messages: {
    notification: () => refreshNotifications(queryClient),
    seen: ({ userId }) => {
      if (userId === viewer.id) refreshNotifications(queryClient);
    },
    video: ({ kind }) => {
      if (kind === 'state') refreshNotifications(queryClient);
    },
  },
  reconnect: () => refreshQueries(queryClient, notificationKeys.all),
});
