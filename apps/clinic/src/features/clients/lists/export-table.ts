import type { Client } from '@zampa/contract/clients/objects';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the clients as the rows of a table, below its headings, which an import understands. */
export const exportTable = (
  t: Translate,
  clients: readonly Client[],
): readonly (readonly string[])[] => [
  [
    t('clients:fields.firstName'),
    t('clients:fields.lastName'),
    t('clients:fields.email'),
    t('clients:fields.phone'),
    t('clients:fields.mobile'),
    t('clients:fields.address'),
    t('clients:fields.taxNumber'),
    t('clients:columns.status'),
    t('clients:columns.pets'),
    t('clients:card.note'),
  ],
  ...clients.map((client) => [
    client.firstName,
    client.lastName,
    client.email ?? '',
    client.phone ?? '',
    client.mobile ?? '',
    client.address ?? '',
    client.taxNumber ?? '',
    client.status,
    client.pets.map(({ name }) => name).join(', '),
    client.note,
  ]),
];
