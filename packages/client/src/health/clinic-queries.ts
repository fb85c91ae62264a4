import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { healthKeys } from './keys.ts';

/** More than a clinic may have of each. */
const ALL = 100;

/** Query for the note templates of a clinic, by name. */
export const noteTemplatesQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: [...healthKeys.clinic(facilityId), 'templates'],
    queryFn: async ({ signal }) =>
      (await api.readNoteTemplates({ query: { facilityId, limit: ALL }, signal })).items,
  });

/** Query for the medicines that a clinic has prescribed, most prescribed first. */
export const medicinesQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: [...healthKeys.clinic(facilityId), 'medicines'],
    queryFn: ({ signal }) => api.readMedicines({ query: { facilityId }, signal }),
  });

/** Query for the protocols of a clinic, by species. */
export const clinicProtocolsQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: [...healthKeys.clinic(facilityId), 'protocols'],
    queryFn: async ({ signal }) =>
      (await api.readProtocols({ query: { facilityId, limit: ALL }, signal })).items,
  });
