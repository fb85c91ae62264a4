import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';

export const securityKeys = { all: ['security'] as const };

export const securityQueries = {
  state: (api: Api) =>
    queryOptions({
      queryKey: [...securityKeys.all, 'state'],
      queryFn: ({ signal }) => api.readSecurity({ signal }),
      staleTime: 0,
    }),
  devices: (api: Api) =>
    queryOptions({
      queryKey: [...securityKeys.all, 'devices'],
      queryFn: ({ signal }) => api.readSignedInDevices({ query: {}, signal }),
      staleTime: 0,
    }),
};
