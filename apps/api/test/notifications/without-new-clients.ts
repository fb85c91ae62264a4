/** Leaves out notifications about new clients, which most test clinics have. Only `new-clients.test.ts` checks them. */
export const withoutNewClients = <Item extends { readonly kind: string }>(
  notifications: readonly Item[],
): readonly Item[] => notifications.filter(({ kind }) => kind !== 'CLIENT_JOINED');
