/**
 * What somebody was told, but for how the clinic came by its client: most clinics of a test have come by one, and
 * `new-clients.test.ts` alone asks about it.
 */
export const exceptNewClients = <Told extends { readonly kind: string }>(
  told: readonly Told[],
): readonly Told[] => told.filter(({ kind }) => kind !== 'CLIENT_JOINED');
